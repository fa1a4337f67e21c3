import type { Nodes, Root } from 'mdast'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { directive } from 'micromark-extension-directive'
import remarkParse from 'remark-parse'
import { part } from '../part.ts'
import { isParserMessage } from '../syntax-error.ts'
import { unified, type Data, type Processor } from '../unified.ts'
import { deepPictures } from './deep-pictures.ts'
import { dollarMath } from './dollar-math.ts'
import { features, featuresOf, type Feature } from './features.ts'
import { missedAutolinks } from './missed-autolinks.ts'
import { textPieces, type TextPiece } from './text-pieces.ts'

type Syntax = NonNullable<Data['micromarkExtensions']>[number]
type FromMarkdown = NonNullable<Data['fromMarkdownExtensions']>[number]
type Parser = Processor<Root, undefined, undefined, undefined, undefined>

/** The syntax of MDX, and the parser of JavaScript that it needs. */
export const mdxSyntax = part(async () => (await import('remark-mdx')).default)

/**
 * Parse Markdown or MDX with no more syntax switched on than the text needs.
 *
 * Each extension slows down the parser even where it finds nothing: all of them together cost nearly
 * as much as CommonMark itself. {@link mdxSyntax} must be loaded for MDX.
 *
 * @throws {VFileMessage} for MDX that cannot be parsed, and a message where pictures nest too deep; the bundled
 * parser throws one whenever it has counted too many levels.
 */
export function parseMarkdown(text: string, format: 'md' | 'mdx'): Root {
  const pieces = format === 'md' ? textPieces(text) : undefined
  if (!pieces) return parsePiece(text, format)
  const trees = pieces.map(parseShifted)
  const [start, end] = [trees[0]?.position?.start, trees.at(-1)?.position?.end]
  const children = trees.flatMap((tree) => tree.children)
  return { type: 'root', children, ...(start && end && { position: { start, end } }) }
}

function parseShifted({ text, line }: TextPiece): Root {
  try {
    return shiftLines(parsePiece(text, 'md'), line)
  } catch (error) {
    // Of Markdown only what nests too deep is told, and at once.
    if (isParserMessage(error) && error.line !== undefined) Object.assign(error, { line: error.line + line })
    throw error
  }
}

function shiftLines<T extends Nodes>(node: T, lines: number): T {
  if (lines === 0) return node
  if (node.position) {
    node.position.start.line += lines
    node.position.end.line += lines
  }
  if ('children' in node) for (const child of node.children) shiftLines(child, lines)
  return node
}

function parsePiece(text: string, format: 'md' | 'mdx'): Root {
  const needed = featuresOf(text, format)
  const tree = parseWith(text, needed)
  const missed = missedAutolinks(tree, needed)
  return missed.length > 0 ? parseWith(text, new Set([...needed, ...missed])) : tree
}

/** Parse with the given features, whatever the text needs. */
export function parseWith(text: string, needed: ReadonlySet<Feature>): Root {
  const key = features.filter((feature) => needed.has(feature)).join()
  let parser = parsers.get(key)
  if (!parser) {
    parser = createParser(needed)
    parsers.set(key, parser)
  }
  return parser.parse(text)
}

const parsers = new Map<string, Parser>()

function createParser(needed: ReadonlySet<Feature>): Parser {
  const processor = unified().use(remarkParse)
  const { syntax, fromMarkdown } = extensions(needed)
  processor.data({ micromarkExtensions: syntax, fromMarkdownExtensions: fromMarkdown })
  return needed.has('mdx') ? processor.use(mdxSyntax.get()).freeze() : processor.freeze()
}

function extensions(needed: ReadonlySet<Feature>): {
  readonly syntax: Syntax[]
  readonly fromMarkdown: FromMarkdown[]
} {
  const syntax: Syntax[] = []
  const fromMarkdown: FromMarkdown[] = [deepPictures]
  const add = (feature: Feature, micromark: () => Syntax, mdast: () => FromMarkdown) => {
    if (!needed.has(feature)) return
    syntax.push(micromark())
    fromMarkdown.push(mdast())
  }
  add('table', gfmTable, gfmTableFromMarkdown)
  add('strikethrough', gfmStrikethrough, gfmStrikethroughFromMarkdown)
  add('task', gfmTaskListItem, gfmTaskListItemFromMarkdown)
  add('footnote', gfmFootnote, gfmFootnoteFromMarkdown)
  if (needed.has('email')) add('email', gfmAutolinkLiteral, gfmAutolinkLiteralFromMarkdown)
  else add('url', urlLiteral, gfmAutolinkLiteralFromMarkdown)
  add('math', dollarMath, mathFromMarkdown)
  if (needed.has('directive') || needed.has('textDirective')) {
    const { flow = {}, text = {} } = directive()
    syntax.push(needed.has('textDirective') ? { flow, text } : { flow })
    fromMarkdown.push(directiveFromMarkdown())
  }
  return { syntax, fromMarkdown }
}

/** Literal URLs without e-mail addresses, which would try each letter of the text. */
function urlLiteral(): Syntax {
  const all = gfmAutolinkLiteral().text ?? {}
  const last = (character: string) => {
    const constructs = all[character.charCodeAt(0)]
    return Array.isArray(constructs) ? constructs.slice(-1) : []
  }
  return { text: { 72: last('H'), 104: last('h'), 87: last('W'), 119: last('w') } }
}
