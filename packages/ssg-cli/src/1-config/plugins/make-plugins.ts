import { parse } from 'node:path'
import type { PluggableList } from 'unified'
import type { Bundler } from '../../host.ts'
import type { Difference } from '../../model/difference.ts'
import { describe } from '../../diagnostics/describe.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import type { Plugin } from '../../plugin.ts'
import type { PluginContext } from '../../plugin-source.ts'
import { validated } from '../docusaurus/lifecycle/validated.ts'
import type { MadeAgain } from '../docusaurus/lifecycle/lifecycle.ts'
import { inLocale, madeOnce, wordsOf, type WordsIn } from '../docusaurus/lifecycle/words-of.ts'
import { isLifecycle, lifecyclePlugin, sourceIn, type SourceIn } from '../docusaurus/lifecycle/lifecycle-plugin.ts'
import type { DocusaurusContext } from '../docusaurus/lifecycle/site-context.ts'
import { folderOfPlugin, isPackage } from './folder-of-plugin.ts'
import { inFolders, type FolderPlugin } from './in-folders.ts'
import { notRunning } from './not-running.ts'
import { remarkRehypeShape, unifiedList } from './plugin-parts.ts'
import { shapeProblem, type PluginProblem } from './plugin-shape.ts'
import type { WrittenPlugins } from './written-plugins.ts'

/** A plugin, and what it was made from: its key follows from that. */
export interface MadePlugin {
  readonly plugin: Plugin
  /** The package or module that it was named by. */
  readonly named?: string
  /** What its author wrote besides the name: functions, options, whole plugins. */
  readonly written: readonly unknown[]
  /** Of a plugin of Docusaurus: what is not done of it. */
  readonly differences?: readonly Difference[]
  /** Of a plugin of Docusaurus: the words of its components in a language. */
  readonly wordsIn?: WordsIn
  readonly sourceIn?: SourceIn
}

/** What plugins are made with. */
export interface Making {
  /** Name in the config → default export of its module. */
  readonly named: ReadonlyMap<string, unknown>
  /** What a plugin is told of its site. */
  readonly contextOf: (name: string) => PluginContext
  /** Absolute path of the file of a plugin in a package. */
  readonly entryOf?: (name: string) => string | undefined
  /** Set for a site that has plugins of Docusaurus: what those are told. */
  readonly foreign?: DocusaurusContext | undefined
  /** Runs what makes a plugin, and ends it when it takes too long. */
  readonly runCode?: Bundler['runCode']
}

const entryForms = 'the name of a plugin, [name, options], a plugin, or a function that makes one'

/** Make the plugins of a config, in their order; the lists of `markdown` become plugins at both ends. */
export async function makePlugins(
  { plugins, markdown }: WrittenPlugins,
  making: Making,
): Promise<{
  readonly made: readonly MadePlugin[]
  readonly problems: readonly PluginProblem[]
  readonly left?: readonly Difference[]
}> {
  const made: MadePlugin[] = []
  const left: Difference[] = []
  const problems: PluginProblem[] = []
  if (plugins !== undefined && !Array.isArray(plugins)) {
    problems.push({ path: ['plugins'], message: `Unexpected ${describe(plugins)}, expected an array of plugins` })
  }
  const entries: readonly unknown[] = Array.isArray(plugins) ? plugins : []
  for (const [index, entry] of entries.entries()) {
    // `isProduction && plugin` is how authors leave one out.
    if (entry === false || entry === null || entry === undefined) continue
    const result = await makePlugin(entry, ['plugins', index], making)
    if (result === undefined) continue
    if ('plugin' in result) made.push(result)
    else if (making.foreign && result.thrown && isPackage(entry)) left.push(unusable(result))
    else problems.push(result)
  }
  problems.push(...listProblems(markdown))
  if (problems.length > 0) return { made, problems, left }
  const { siteDir } = making.contextOf('config')
  const first = listed(markdown, 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins', siteDir)
  const last = listed(markdown, 'remarkPlugins', 'rehypePlugins', siteDir)
  return { made: [...first, ...made, ...last], problems, left }
}

async function makePlugin(
  entry: unknown,
  path: readonly PropertyKey[],
  { named, contextOf, entryOf, foreign, runCode = async (task) => task() }: Making,
): Promise<MadePlugin | PluginProblem | undefined> {
  const [what, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  const name = typeof what === 'string' ? what : undefined
  // A package of Docusaurus that can't be imported was told.
  if (foreign && isPackage(entry) && name !== undefined && !named.has(name)) return undefined
  const source = name === undefined ? what : functionIn(named.get(name))
  const written = name === undefined ? [what, options] : [options]
  if (typeof source !== 'function' && !isObject(source)) {
    const words = name === undefined ? describe(entry) : `${describe(source)} as the default export of "${name}"`
    return { path, message: `Unexpected ${words}, expected ${name === undefined ? entryForms : 'a plugin'}` }
  }
  let plugin: unknown = source
  let settled: unknown = options
  let again: MadeAgain | undefined
  if (typeof source === 'function') {
    const words = name ?? (source.name || `plugin ${String(path.at(-1))}`)
    try {
      plugin = await runCode<unknown>(async () => {
        // Options that are left out may be null, as in JSON.
        if (!foreign) return source(contextOf(words), options ?? undefined)
        const given = { options: withId(options, name), context: foreign }
        const checked = name?.startsWith('@docs-build/') ? given : await validated(named.get(name ?? '') ?? what, given)
        settled = checked.options
        const context = { ...checked.context, ...contextOf(words) }
        again = madeOnce((code, siteConfig) =>
          runCode(async () => {
            const own = inLocale(context, code, siteConfig)
            return { context: own, plugin: (await source(own, settled)) as unknown }
          }),
        )
        return source(context, settled) as unknown
      })
    } catch (error) {
      return { path, message: messageOf(error), thrown: { name: words, error } }
    }
  }
  if (foreign && (plugin === null || plugin === undefined)) return undefined
  // Docusaurus asks no plugin for its name.
  if (foreign && isObject(plugin) && plugin['name'] === undefined) Object.assign(plugin, { name: nameFor(what, path) })
  if (foreign && isLifecycle(plugin)) {
    const context = { ...foreign, ...contextOf(plugin.name) }
    const place = { folder: folderOfPlugin(name, context.siteDir, entryOf), at: name ?? plugin.name }
    const given = { context, options: settled, ...place, again, loaded: new Map<string, unknown>() }
    try {
      const words = plugin.getDefaultCodeTranslationMessages && { wordsIn: wordsOf(plugin, again) }
      const content = sourceIn(plugin, given)
      const inLanguages = { ...words, ...(content && { sourceIn: content }) }
      return { ...lifecyclePlugin(plugin, given), ...(name !== undefined && { named: name }), written, ...inLanguages }
    } catch (error) {
      // What it says of itself, such as where its theme is, it says by functions.
      return { path, message: messageOf(error), thrown: { name: name ?? plugin.name, error } }
    }
  }
  const problem = shapeProblem(plugin, path, name)
  if (problem) return problem
  // Its shape was looked at.
  return { plugin: plugin as Plugin, ...(name !== undefined && { named: name }), written }
}

/** A name for a plugin that has none: that of its module or function, or its place in the list. */
function nameFor(what: unknown, path: readonly PropertyKey[]): string {
  const known = typeof what === 'string' ? parse(what).name : typeof what === 'function' ? what.name : ''
  return known || `plugin-${String(path.at(-1))}`
}

/** What is compiled to CommonJS has its default export below that of Node. */
function functionIn(module: unknown): unknown {
  return isObject(module) && typeof module['default'] === 'function' ? module['default'] : module
}

/** Plugins of Docusaurus find the id of their instance in their options. */
function withId(options: unknown, name: string | undefined): unknown {
  return name?.startsWith('@docs-build/') ? options : { id: 'default', ...Object(options) }
}

function unusable({ message, thrown }: PluginProblem): Difference {
  return notRunning(thrown?.name ?? 'plugins', message)
}

function listProblems(markdown: WrittenPlugins['markdown']): PluginProblem[] {
  return Object.entries(markdown).flatMap(([key, value]) => {
    if (value === undefined) return []
    const list = Array.isArray(value) ? value : undefined
    const misfit =
      key === 'remarkRehypeOptions'
        ? remarkRehypeShape(value)
        : unifiedList(list?.filter((item) => item !== false && !isOfFolders(item)) ?? value)
    if (!misfit) return []
    const inside = list ? [list.indexOf(misfit.value)] : misfit.at.split('.').slice(1)
    const message = `Unexpected ${describe(misfit.value)}, expected ${misfit.expected}`
    return [{ path: ['markdown', key, ...inside], message }]
  })
}

function listed(
  markdown: WrittenPlugins['markdown'],
  remarkKey: 'remarkPlugins' | 'beforeDefaultRemarkPlugins',
  rehypeKey: 'rehypePlugins' | 'beforeDefaultRehypePlugins',
  siteDir: string,
): MadePlugin[] {
  // They were looked at above.
  const [remark, rehype] = [
    listOf(markdown[remarkKey], { siteDir, isLate: remarkKey === 'remarkPlugins' }),
    listOf(markdown[rehypeKey], { siteDir, isLate: false }),
  ]
  const handlers = remarkKey === 'remarkPlugins' ? markdown.remarkRehypeOptions : undefined
  if (remark.length + rehype.length === 0 && !isObject(handlers)) return []
  const remarkRehype = isObject(handlers) ? handlers : {}
  return [{ plugin: { name: 'config', remark, rehype, remarkRehype }, written: [remark, rehype, remarkRehype] }]
}

function listOf(value: unknown, place: Parameters<typeof inFolders>[1]): PluggableList {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const kept = list.filter((item) => item !== false && item !== null && item !== undefined)
  return kept.map((item) => (isOfFolders(item) ? inFolders(item, place) : item)) as PluggableList
}

/** A preset of unified is an object too. */
function isOfFolders(item: unknown): item is FolderPlugin {
  return isObject(item) && typeof item['plugin'] === 'function' && Array.isArray(item['folders'])
}
