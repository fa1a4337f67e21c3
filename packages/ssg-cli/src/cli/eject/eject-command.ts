import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { visible } from '../../diagnostics/visible.ts'
import { ejectedText } from '../../edits/eject/ejected-text.ts'
import { writeNewFiles } from '../../io/files/new-files.ts'
import { themePackage, type ThemePackage, type ThemePart } from '../../io/packages/theme-package.ts'
import { configFile } from '../../io/config-file.ts'
import { codeOf } from '../../io/files/node-files.ts'
import type { Config } from '../../model/config.ts'
import { componentForm } from '../../text/modules/component-name.ts'
import { nearest } from '../../text/nearest.ts'
import { relativePath } from '../../io/files/within.ts'
import { notWritten } from '../disk-problem.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { shownPath } from '../report/report-context.ts'
import { siteConfig } from '../site-config.ts'
import { siteDir } from '../site-dir.ts'
import { sharedStyle } from './shared-style.ts'

/** Flags of `docs-build eject`. */
export interface EjectFlags {
  readonly list: boolean
}

/** Where copies go, unless the config names a file. */
const usualFolder = 'theme'

/**
 * Copy a component of the theme, with its stylesheet, into the site, or list what can be copied. Returns the exit code.
 * Throws `UsageError` for a name that the theme does not have, and for a file that is there already.
 */
export async function ejectCommand(
  named: { readonly component?: string | undefined; readonly site?: string | undefined },
  { list }: EjectFlags,
  process: ProcessLike,
): Promise<number> {
  // Who lists names no component: what stands there is the site.
  const site = siteDir(list ? (named.site ?? named.component) : named.site, process.cwd())
  if (!list && named.component === undefined)
    throw new UsageError('No component named. docs-build eject --list shows which there are.')
  const config = await siteConfig({ siteDir: site, outDir: join(site, 'dist'), command: 'eject' }, process)
  if (!config) return 2
  const theme = themePackage(site, config.theme.package)
  if (!theme)
    throw new UsageError(`Unexpected theme "${visible(config.theme.package)}", expected a package that is installed.`)
  if (list) {
    process.stdout.write(listOf(theme))
    return 0
  }
  const part = partOf(theme, named.component ?? '')
  try {
    const copies = copiesOf(part, theme, { site, config })
    writeNewFiles(copies.map(({ to, text }) => ({ path: to, content: text })))
    tell({ part, copies, theme }, { site, config }, process)
    return 0
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    process.stderr.write(`${notWritten('The copy', error, process.cwd())} Nothing was changed.\n`)
    return 1
  }
}

/** A site, and what its config says. */
interface Site {
  readonly site: string
  readonly config: Config
}

/** A copy to be made. */
interface Copy {
  /** Name in `theme.components`. */
  readonly key: string
  /** Absolute path. */
  readonly to: string
  readonly text: string
}

function listOf({ components }: ThemePackage): string {
  const width = Math.max(...components.map(({ name }) => name.length))
  return components
    .map(({ name, path, style }) => `${name.padEnd(width)}  ${path}${style === undefined ? '' : `, ${style}`}\n`)
    .join('')
}

function partOf({ components }: ThemePackage, name: string): ThemePart {
  const found = components.find((known) => componentForm(known.name) === componentForm(name))
  if (found) return found
  const names = components.map((known) => known.name)
  const [near] = nearest(name, names)
  const all = names.length === 0 ? 'It has none in its sources.' : `It has: ${names.join(', ')}.`
  const hint = near === undefined ? all : `Did you mean "${near}"?`
  throw new UsageError(`Unexpected component "${name}", expected one of the theme. ${hint}`)
}

function copiesOf({ name, path, style }: ThemePart, theme: ThemePackage, { site, config }: Site): readonly Copy[] {
  const { package: package_, components } = config.theme
  const specifierOf = (to: string) => (file: string) =>
    /^[./]/.test(package_)
      ? relativePath(dirname(to), join(theme.folder, file)).replace(/^(?!\.)/, './')
      : `${package_}/${file}`
  const files = [
    { key: name, file: path, ending: path.slice(path.lastIndexOf('.')) },
    ...(style === undefined ? [] : [{ key: basename(style), file: style, ending: '.css' }]),
  ]
  return files.map(({ key, file, ending }) => {
    const usual = `${usualFolder}/${ending === '.css' ? key : key + ending}`
    const to = resolve(site, ofKey(components, key) ?? usual)
    if (existsSync(to))
      throw new UsageError(`Unexpected file "${relativePath(site, to)}", expected none: no file is overwritten.`)
    const original = { theme: package_, version: theme.version, path: file, text: theme.read(file) }
    return { key, to, text: ejectedText(original, specifierOf(to)) }
  })
}

/** The file that the config names for a component, however it writes its name. */
function ofKey(components: Config['theme']['components'], key: string): string | undefined {
  return Object.entries(components).find(([name]) => componentForm(name) === componentForm(key))?.[1]
}

interface Done {
  readonly part: ThemePart
  readonly copies: readonly Copy[]
  readonly theme: ThemePackage
}

/** Say what was copied, and what is left to be written into the config. */
function tell({ part, copies, theme }: Done, { site, config }: Site, { cwd, stdout, stderr }: ProcessLike): void {
  const { package: package_, components } = config.theme
  const shown = (path: string) => shownPath(cwd(), path)
  stderr.write(`Copied ${part.name} of ${package_} ${theme.version}:\n`)
  for (const { to } of copies) stderr.write(`  ${shown(to)}\n`)
  const shared = part.style === undefined ? sharedStyle(part, theme) : undefined
  if (shared !== undefined)
    stderr.write(`Its style stands with that of others in ${shared} of the theme: theme.css adds rules.\n`)
  const missing = copies.filter(({ key }) => ofKey(components, key) === undefined)
  if (missing.length === 0) return
  const isNew = Object.keys(components).length === 0
  const entries = missing.map(({ key, to }) => `${literal(key)}: ${quoted(relativePath(site, to))}`)
  stderr.write(`Set in ${shown(join(site, configFile(site)))}${isNew ? '' : ', in theme.components'}:\n`)
  stdout.write(
    isNew ? `theme: { components: { ${entries.join(', ')} } },\n` : entries.map((entry) => `${entry},\n`).join(''),
  )
}

function literal(key: string): string {
  return /^\w+$/.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  return /^[\w./@ -]*$/.test(text) ? `'${text}'` : JSON.stringify(text)
}
