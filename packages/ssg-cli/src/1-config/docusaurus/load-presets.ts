import { pluginFailed } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Difference } from '../../model/difference.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ImportedModule } from '../../model/imported-module.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import { notRunning } from '../plugins/not-running.ts'
import { withExtendedOptions } from './extended-options.ts'
import { classicPreset, extensionsOf, packagesNamed, type Extension } from './extension.ts'
import { presetContext, ranPreset, type RanPreset, type RanPresets } from './ran-presets.ts'
import { isPath, moduleOf, siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** The presets of a config that run here, and what of the others is to be told. */
export interface LoadedPresets {
  readonly ran: RanPresets
  /** Place in the config → module that was imported for it. */
  readonly modules: Readonly<Record<string, ImportedModule>>
  readonly differences: readonly Difference[]
  readonly diagnostics: readonly Diagnostic[]
}

type PresetBundler = Pick<Host['bundler'], 'importPlugin' | 'runCode' | 'thrownAt'>

/**
 * Import and run the presets of a config but the classic one, which is known. One that is not installed is passed over. What the
 * site's own does wrong is a diagnostic; a package that does not run here is left out, as plugins are.
 */
export async function loadPresets(value: unknown, facts: SiteFacts, bundler: PresetBundler): Promise<LoadedPresets> {
  const config = isObject(value) ? value : {}
  const ran = new Map<string, RanPreset>()
  const modules: Record<string, ImportedModule> = {}
  const differences: Difference[] = []
  const diagnostics: Diagnostic[] = []
  for (const preset of extensionsOf(config['presets'], 'preset')) {
    const run = preset.name === classicPreset ? undefined : await runOf(preset, { config, facts, bundler })
    if (run === undefined) continue
    if ('given' in run) {
      const { plugins } = (await withExtendedOptions({ ...config, ...run.given }, facts, bundler)) as RanPreset
      ran.set(preset.at, { ...run.given, plugins })
      if (run.module) modules[preset.at] = run.module
    } else if (preset.isFunction || isPath(preset.name)) diagnostics.push(...run.found)
    else {
      ran.set(preset.at, { plugins: [], themes: [] })
      differences.push(notRunning(preset.name, run.found[0]?.message ?? ''))
    }
  }
  return { ran, modules, differences, diagnostics }
}

type Run =
  | { readonly given: RanPreset; readonly module: ImportedModule | undefined }
  | { readonly found: readonly Diagnostic[] }

interface RunGiven {
  readonly config: Readonly<Record<string, unknown>>
  readonly facts: SiteFacts
  readonly bundler: PresetBundler
}

async function runOf(preset: Extension, { config, facts, bundler }: RunGiven): Promise<Run | undefined> {
  const { name, isFunction, what } = preset
  const context = presetContext(config, facts.siteDir)
  const run = async (make: unknown, module?: ImportedModule): Promise<Run> => {
    try {
      return { given: await bundler.runCode(() => ranPreset(preset, make, context)), module }
    } catch (error) {
      const at = bundler.thrownAt(error) ?? { file: isPath(name) ? moduleOf(name, facts) : 'docusaurus.config.js' }
      const hook = 'the function of the preset'
      return { found: [pluginFailed({ ...at, plugin: name, hook, message: messageOf(error) })] }
    }
  }
  if (isFunction && typeof what === 'function') return run(what)
  let first: Run | undefined
  for (const each of candidates(preset, facts)) {
    const { value: module, diagnostics: found } = await bundler.importPlugin(each, isPath(each) ? 'bundled' : undefined)
    if (!module && found.length === 0) continue
    const made = module ? await run(module.value, module) : { found }
    if ('given' in made) return made
    first ??= made
  }
  return first
}

/** The modules that a preset may be, the one that is tried first in front. */
function candidates({ name, what }: Extension, facts: SiteFacts): readonly string[] {
  if (isPath(name)) return [`./${moduleOf(name, facts)}`]
  // `require.resolve('acme/preset')` is another module than the package.
  const isInner = typeof what === 'string' && facts.isInner(what, name)
  return isInner ? [`./${siteFile(what, facts.siteDir)}`] : modulesOf(name, facts)
}

/** The package, as Node finds it; and its file, which may ask for packages of Docusaurus that are not installed. */
function modulesOf(name: string, { isInstalled, entryOf }: SiteFacts): readonly string[] {
  const installed = packagesNamed(name, 'preset').find(isInstalled)
  if (installed === undefined) return []
  const entry = entryOf(installed)
  return entry === undefined ? [installed] : [installed, `./${entry}`]
}
