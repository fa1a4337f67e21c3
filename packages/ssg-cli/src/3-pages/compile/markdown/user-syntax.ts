import type { Data } from '../unified.ts'
import type { SyntaxExtensions } from './feature-syntax.ts'
import type { Feature } from './features.ts'

/** Syntax that plugins bring along. */
export interface UserSyntax extends SyntaxExtensions {
  /** Features of ours that it takes the place of: parsed by both, a table would be two. */
  readonly replaces: ReadonlySet<Feature>
}

/** By which name of a token a feature is known, whoever brings it. */
const tokens: Readonly<Record<Feature, string>> = {
  mdx: 'mdxJsxFlowTag',
  table: 'table',
  strikethrough: 'strikethrough',
  task: 'taskListCheckValueChecked',
  footnote: 'gfmFootnoteCall',
  url: 'literalAutolink',
  email: 'literalAutolink',
  math: 'mathText',
  directive: 'directiveContainer',
  textDirective: 'directiveText',
}

/** The syntax that plugins added to what a processor had before them, undefined when they added none. */
export function addedSyntax(
  before: SyntaxExtensions,
  { micromarkExtensions = [], fromMarkdownExtensions = [] }: Data,
): UserSyntax | undefined {
  const syntax = micromarkExtensions.filter((each) => !before.syntax.includes(each))
  const fromMarkdown = fromMarkdownExtensions.filter((each) => !before.fromMarkdown.includes(each))
  if (syntax.length === 0 && fromMarkdown.length === 0) return undefined
  const known = new Set(fromMarkdown.flat(Infinity).flatMap(tokensOf))
  // The keys of the table are features.
  const replaces = Object.entries(tokens).flatMap(([feature, token]) => (known.has(token) ? [feature as Feature] : []))
  return { syntax, fromMarkdown, replaces: new Set(replaces) }
}

function tokensOf(extension: unknown): readonly string[] {
  if (typeof extension !== 'object' || extension === null) return []
  const { enter, exit } = extension as { readonly enter?: object; readonly exit?: object }
  return [...Object.keys(enter ?? {}), ...Object.keys(exit ?? {})]
}
