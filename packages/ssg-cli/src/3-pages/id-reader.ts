import { bodyStart } from '../text/markdown/front-matter.ts'
import type { Config } from '../model/config.ts'
import { compileOptions } from './compile/compile-options.ts'
import type { Compiler } from './compile/types.ts'

/** What links could lead to in an earlier text of a doc. */
export interface EarlierIds {
  /** Ids of its headings, in document order. */
  readonly headings: readonly string[]
  /** True when it had an element with this id, as far as the text alone tells. */
  has(id: string): boolean
}

/**
 * Make a reader of the ids of a doc's text that is no file any more, such as one from git; each text is read once. Its
 * partials and components are unknown: for what they make, it is enough that the text names it.
 */
export function idReader(
  config: Pick<Config, 'markdown' | 'code' | 'theme'>,
): (text: string, source: string) => Promise<EarlierIds> {
  const known = new Map<string, Promise<EarlierIds>>()
  let compiler: Promise<Compiler> | undefined

  return (text, source) => {
    const key = `${source}\0${text}`
    const found = known.get(key) ?? read(text, source)
    known.set(key, found)
    return found
  }

  async function read(text: string, source: string): Promise<EarlierIds> {
    const { compileDoc } = await (compiler ??= load())
    const { offset } = bodyStart(text)
    const { value } = await compileDoc({
      head: { source, format: source.endsWith('.mdx') ? 'mdx' : 'md' },
      text,
      bodyOffset: offset,
      files: {},
      resolved: {},
      partialHeads: {},
    })
    const { headings, ids } = value.facts
    const all = new Set([...headings.map(({ id }) => id), ...(ids ?? [])])
    return {
      headings: headings.map(({ id }) => id),
      has: (id) => all.has(id) || (ids === undefined && text.includes(id.slice(id.lastIndexOf('-') + 1))),
    }
  }

  async function load(): Promise<Compiler> {
    // Parsers take longer to load than all else that a check does when nothing changed.
    const { createCompiler } = await import('./compile/compiler.ts')
    return createCompiler(compileOptions(config, 'check'))
  }
}
