import { posix } from 'node:path'
import type { Program } from 'estree'
import { failureMessages, transform } from '../esbuild.ts'
import { parseScript } from '../parse-script.ts'

/** A module as a script that browsers load from files. */
export interface ClassicScript {
  readonly text: string
  /** Paths of the modules that it names, also of those that it loads later. */
  readonly modules: readonly string[]
  /** Why the module can't be one; it is left as it was. */
  readonly problem?: string
}

/** Says whether a file can only be a module. Other scripts run from files as they are. */
export function isModule(text: string): boolean {
  if (!/\b(?:import|export)\b/.test(text)) return false
  try {
    return parseScript(text).body.some(({ type }) => /^(?:Import|Export)/.test(type))
  } catch {
    return false
  }
}

/**
 * Turn a module into a script that hands it to the loader of an offline folder, as a function.
 *
 * @param file its path, relative to the output folder
 */
export async function classicScript(text: string, file: string): Promise<ClassicScript> {
  const program = parseScript(text)
  const pathsOf = (names: readonly string[]) => [
    ...new Set(names.filter((name) => /^\.{0,2}\//.test(name)).map((name) => posix.join(posix.dirname(file), name))),
  ]
  const paths = pathsOf(importsOf(program))
  const { plain, later } = withoutModuleWords(text, program)
  const modules = [...paths, ...pathsOf(later)]
  try {
    const { code } = await transform(plain, {
      format: 'cjs',
      loader: 'js',
      target: 'es2022',
      minifyWhitespace: true,
      charset: 'utf8',
    })
    const path = JSON.stringify(file)
    const run = `function(require,module,__load,__url){var exports=module.exports;${code}\n}`
    return { text: `docsBuildOffline.module(${path},${JSON.stringify(paths)},${run})\n`, modules }
  } catch (error) {
    const problem = failureMessages(error)?.[0]?.text
    if (problem === undefined) throw error
    return { text, modules, problem }
  }
}

function importsOf({ body }: Program): string[] {
  return body.flatMap((node) =>
    'source' in node && node.source && typeof node.source.value === 'string' ? [node.source.value] : [],
  )
}

/** What only modules may say, said by what the loader gives: `import(…)` and `import.meta`. And what is named to be loaded later. */
function withoutModuleWords(
  text: string,
  program: Program,
): { readonly plain: string; readonly later: readonly string[] } {
  const later: string[] = []
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const left: unknown[] = [program]
  while (left.length > 0) {
    const node = left.pop()
    if (Array.isArray(node)) left.push(...node.filter((item) => typeof item === 'object'))
    if (!isNode(node)) continue
    if (node.type === 'ImportExpression') {
      edits.push({ start: node.start, end: node.start + 6, text: '__load' })
      if (isNode(node.source) && typeof node.source.value === 'string') later.push(node.source.value)
    }
    if (node.type === 'MetaProperty' && text.startsWith('import', node.start))
      edits.push({ start: node.start, end: node.end, text: '({url:__url})' })
    left.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null))
  }
  const plain = edits
    .sort((a, b) => b.start - a.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text)
  return { plain, later }
}

/** What every node of a tree has. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
