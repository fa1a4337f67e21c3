import { fencedBlocks } from '../../../text/markdown/fences.ts'

/** Syntax beyond CommonMark that costs time wherever it is switched on. */
export const features = [
  'mdx',
  'table',
  'strikethrough',
  'task',
  'footnote',
  'url',
  'email',
  'math',
  'directive',
  'textDirective',
] as const

/** One of {@link features}. */
export type Feature = (typeof features)[number]

/** What a text must contain for a feature to change how it is parsed. More than needed is harmless, less is not. */
const triggers: readonly (readonly [Feature, (prose: string) => boolean])[] = [
  ['table', (prose) => /-[ \t]*[|:]|[|:][ \t]*-/.test(prose)],
  ['strikethrough', (prose) => prose.includes('~')],
  ['task', (prose) => /\[[\s xX]\]/.test(prose)],
  ['footnote', (prose) => prose.includes('[^')],
  // A URL as link target or in a JSX attribute is no text; checked again on the tree by `missedAutolinks`.
  ['url', (prose) => /(?<!\]\(|=["'])(?:https?:\/\/|www\.)/i.test(prose)],
  ['email', (prose) => prose.includes('@')],
  ['math', (prose) => prose.includes('$')],
  ['directive', (prose) => prose.includes('::')],
  ['textDirective', (prose) => /(?<!:):[a-z][\w-]*[[{]/i.test(prose)],
]

/**
 * Find the features that a text needs.
 *
 *     featuresOf('a ~~b~~', 'md')  // → Set {'strikethrough'}
 */
export function featuresOf(text: string, format: 'md' | 'mdx'): ReadonlySet<Feature> {
  const prose = withoutFences(text, format)
  const found = new Set<Feature>(format === 'mdx' ? ['mdx'] : [])
  for (const [feature, isTriggered] of triggers) if (isTriggered(prose)) found.add(feature)
  return found
}

/** Leave out fenced blocks, but only those at the margin: what holds another may be something else for the parser. */
function withoutFences(text: string, format: 'md' | 'mdx'): string {
  let prose = ''
  let end = 0
  for (const block of fencedBlocks(text, format)) {
    if (!/[`~]/.test(text[block.start] ?? '')) continue
    prose += text.slice(end, block.start)
    end = block.end
  }
  return prose + text.slice(end)
}
