import { bodyStart } from './steps/2-scan/body-start.ts'
import type { Config } from './model/config.ts'

/** What links could lead to in an earlier text of a doc. */
export interface EarlierIds {
  /** Ids of its headings, in document order. */
  readonly headings: readonly string[]
  /** True when it had an element with this id, as far as the text alone tells. */
  has(id: string): boolean
}

/**
 * Read the ids of a doc's text that is no file any more, such as one from git. Its partials and components are unknown:
 * for what they make, it is enough that the text names it.
 */
export async function idsOfText(
  text: string,
  source: string,
  { markdown, code }: Pick<Config, 'markdown' | 'code'>,
): Promise<EarlierIds> {
  // Parsers take longer to load than all else that a check does when nothing changed.
  const { createCompiler } = await import('./steps/4-compile/compiler.ts')
  const compiler = createCompiler({ markdown, code, components: [], paint: false })
  const { offset } = bodyStart(text)
  const { value } = await compiler.compileDoc({
    head: { source, format: source.endsWith('.mdx') ? 'mdx' : 'md' },
    text,
    bodyOffset: offset,
    files: {},
    resolved: {},
    partialHeads: {},
  })
  const { headings, ids } = value.facts
  const known = new Set([...headings.map(({ id }) => id), ...(ids ?? [])])
  return {
    headings: headings.map(({ id }) => id),
    has: (id) => known.has(id) || (ids === undefined && text.includes(id.slice(id.lastIndexOf('-') + 1))),
  }
}
