import type { PluggableList } from 'unified'
import { describe } from '../describe.ts'
import { isObject } from '../../text/is-object.ts'
import { mistyped } from '../../text/mistyped.ts'
import { messageOf } from '../../text/message-of.ts'
import type { Plugin } from '../../plugin.ts'
import type { PluginContext } from '../../plugin-source.ts'
import { inFolders, type FolderPlugin } from './in-folders.ts'
import { pluginParts } from './plugin-parts.ts'
import type { WrittenPlugins } from './written-plugins.ts'

/** A plugin, and what it was made from: its key follows from that. */
export interface MadePlugin {
  readonly plugin: Plugin
  /** The package or module that it was named by. */
  readonly named?: string
  /** What its author wrote besides the name: functions, options, whole plugins. */
  readonly written: readonly unknown[]
}

/** Why an entry of the config makes no plugin. */
export interface PluginProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly suggestion?: string
  /** What was thrown while it was made. */
  readonly thrown?: { readonly name: string; readonly error: unknown }
}

/** What plugins are made with. */
export interface Making {
  /** Name in the config → default export of its module. */
  readonly named: ReadonlyMap<string, unknown>
  /** What a plugin is told of its site. */
  readonly contextOf: (name: string) => PluginContext
}

const entryForms = 'the name of a plugin, [name, options], a plugin, or a function that makes one'

/** Make the plugins of a config, in their order; the lists of `markdown` become plugins at both ends. */
export async function makePlugins(
  { plugins, markdown }: WrittenPlugins,
  making: Making,
): Promise<{ readonly made: readonly MadePlugin[]; readonly problems: readonly PluginProblem[] }> {
  const made: MadePlugin[] = []
  const problems: PluginProblem[] = []
  if (plugins !== undefined && !Array.isArray(plugins)) {
    problems.push({ path: ['plugins'], message: `Unexpected ${describe(plugins)}, expected an array of plugins` })
  }
  const entries: readonly unknown[] = Array.isArray(plugins) ? plugins : []
  for (const [index, entry] of entries.entries()) {
    // `isProduction && plugin` is how authors leave one out.
    if (entry === false || entry === null || entry === undefined) continue
    const result = await makePlugin(entry, ['plugins', index], making)
    if ('plugin' in result) made.push(result)
    else problems.push(result)
  }
  problems.push(...listProblems(markdown))
  if (problems.length > 0) return { made, problems }
  const { siteDir } = making.contextOf('config')
  const first = listed(markdown, 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins', siteDir)
  const last = listed(markdown, 'remarkPlugins', 'rehypePlugins', siteDir)
  return { made: [...first, ...made, ...last], problems }
}

async function makePlugin(
  entry: unknown,
  path: readonly PropertyKey[],
  { named, contextOf }: Making,
): Promise<MadePlugin | PluginProblem> {
  const [what, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  const name = typeof what === 'string' ? what : undefined
  const source = name === undefined ? what : named.get(name)
  const written = name === undefined ? [what, options] : [options]
  if (typeof source !== 'function' && !isObject(source)) {
    const words = name === undefined ? describe(entry) : `${describe(source)} as the default export of "${name}"`
    return { path, message: `Unexpected ${words}, expected ${name === undefined ? entryForms : 'a plugin'}` }
  }
  let plugin: unknown = source
  if (typeof source === 'function') {
    const words = name ?? (source.name || `plugin ${String(path.at(-1))}`)
    try {
      plugin = await source(contextOf(words), options)
    } catch (error) {
      return { path, message: messageOf(error), thrown: { name: words, error } }
    }
  }
  const problem = shapeProblem(plugin, path, name)
  if (problem) return problem
  // Its shape was looked at.
  return { plugin: plugin as Plugin, ...(name !== undefined && { named: name }), written }
}

function shapeProblem(plugin: unknown, path: readonly PropertyKey[], name?: string): PluginProblem | undefined {
  const of = name === undefined ? '' : ` of "${name}"`
  if (!isObject(plugin)) return { path, message: `Unexpected ${describe(plugin)}${of}, expected a plugin: { name, … }` }
  if (typeof plugin['name'] !== 'string' || !/^[\w@][\w@./-]*$/.test(plugin['name'])) {
    return { path, message: `Unexpected ${describe(plugin['name'])} as the name of a plugin${of}, expected a word` }
  }
  const unknown = Object.keys(plugin).find((key) => !Object.hasOwn(pluginParts, key))
  if (unknown === undefined) return misfitIn(plugin, path)
  const suggestion = mistyped(unknown, Object.keys(pluginParts))
  const expected = suggestion === undefined ? Object.keys(pluginParts).join(', ') : `"${suggestion}"`
  return {
    path,
    message: `Unexpected key "${unknown}" in plugin "${plugin['name']}", expected ${expected}`,
    ...(suggestion !== undefined && { suggestion }),
  }
}

function misfitIn(plugin: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]): PluginProblem | undefined {
  for (const [part, shape] of Object.entries(pluginParts)) {
    const misfit = shape(plugin[part])
    if (!misfit) continue
    const { at, value, expected } = misfit
    const where = `"${part}${at}" of plugin "${String(plugin['name'])}"`
    return { path, message: `Unexpected ${describe(value)} as ${where}, expected ${expected}` }
  }
  return undefined
}

function listProblems(markdown: WrittenPlugins['markdown']): PluginProblem[] {
  return Object.entries(markdown).flatMap(([key, value]) => {
    if (value === undefined || (key === 'remarkRehypeOptions' ? isObject(value) : Array.isArray(value))) return []
    const expected = key === 'remarkRehypeOptions' ? 'an object: { handlers }' : 'an array of plugins for unified'
    return [{ path: ['markdown', key], message: `Unexpected ${describe(value)}, expected ${expected}` }]
  })
}

function listed(
  markdown: WrittenPlugins['markdown'],
  remarkKey: 'remarkPlugins' | 'beforeDefaultRemarkPlugins',
  rehypeKey: 'rehypePlugins' | 'beforeDefaultRehypePlugins',
  siteDir: string,
): MadePlugin[] {
  // They were looked at above; what unified can't use it says itself.
  const [remark, rehype] = [listOf(markdown[remarkKey], siteDir), listOf(markdown[rehypeKey], siteDir)]
  const handlers = remarkKey === 'remarkPlugins' ? markdown.remarkRehypeOptions : undefined
  if (remark.length + rehype.length === 0 && !isObject(handlers)) return []
  const remarkRehype = isObject(handlers) ? handlers : {}
  return [{ plugin: { name: 'config', remark, rehype, remarkRehype }, written: [remark, rehype, remarkRehype] }]
}

function listOf(value: unknown, siteDir: string): PluggableList {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const kept = list.filter((item) => item !== false && item !== null && item !== undefined)
  return kept.map((item) => (isOfFolders(item) ? inFolders(item, siteDir) : item)) as PluggableList
}

/** A preset of unified is an object too. */
function isOfFolders(item: unknown): item is FolderPlugin {
  return isObject(item) && typeof item['plugin'] === 'function' && Array.isArray(item['folders'])
}
