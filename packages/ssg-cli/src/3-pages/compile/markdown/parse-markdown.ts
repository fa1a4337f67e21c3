import type { Nodes, Root } from 'mdast'
import { part } from '../part.ts'
import { isParserMessage } from '../syntax-error.ts'
import { remarkParse, unified, type Processor } from '../unified.ts'
import { featureSyntax } from './feature-syntax.ts'
import { features, featuresOf, type Feature } from './features.ts'
import { missedAutolinks } from './missed-autolinks.ts'
import { textPieces, type TextPiece } from './text-pieces.ts'
import type { UserSyntax } from './user-syntax.ts'

/** What a text is parsed with. */
interface ParseOptions {
  /** Syntax of plugins. */
  readonly user?: UserSyntax | undefined
  /** False: dollar signs are text. */
  readonly math?: boolean
}

const none: ReadonlySet<Feature> = new Set()
const noMath: ReadonlySet<Feature> = new Set(['math'])

type Parser = Processor<Root, undefined, undefined, undefined, undefined>

/** The syntax of MDX, and the parser of JavaScript that it needs. */
export const mdxSyntax = part(async () => (await import('remark-mdx')).default)

/**
 * Parse Markdown or MDX with no more syntax switched on than the text needs.
 *
 * Each extension slows down the parser even where it finds nothing: all of them together cost nearly
 * as much as CommonMark itself. {@link mdxSyntax} must be loaded for MDX. With syntax that nobody here knows, all of it is on, and the
 * text is parsed in one piece.
 *
 * @throws {VFileMessage} for MDX that cannot be parsed, and a message where pictures nest too deep; the bundled
 * parser throws one whenever it has counted too many levels.
 */
export function parseMarkdown(text: string, format: 'md' | 'mdx', { user, math = true }: ParseOptions = {}): Root {
  const unwanted: ReadonlySet<Feature> = math ? none : noMath
  if (user) return parserOf(user, format, unwanted).parse(text)
  const pieces = format === 'md' ? textPieces(text) : undefined
  if (!pieces) return parsePiece(text, format, unwanted)
  const trees = pieces.map((piece) => parseShifted(piece, unwanted))
  const [start, end] = [trees[0]?.position?.start, trees.at(-1)?.position?.end]
  const children = trees.flatMap((tree) => tree.children)
  return { type: 'root', children, ...(start && end && { position: { start, end } }) }
}

function parseShifted({ text, line }: TextPiece, unwanted: ReadonlySet<Feature>): Root {
  try {
    return shiftLines(parsePiece(text, 'md', unwanted), line)
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

function parsePiece(text: string, format: 'md' | 'mdx', unwanted: ReadonlySet<Feature>): Root {
  const needed = new Set([...featuresOf(text, format)].filter((feature) => !unwanted.has(feature)))
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

const userParsers = new WeakMap<UserSyntax, Map<string, Parser>>()

function parserOf(user: UserSyntax, format: 'md' | 'mdx', unwanted: ReadonlySet<Feature>): Parser {
  const known = userParsers.get(user) ?? new Map<string, Parser>()
  userParsers.set(user, known)
  const needed = features.filter(
    (feature) => !user.replaces.has(feature) && !unwanted.has(feature) && (feature !== 'mdx' || format === 'mdx'),
  )
  const key = needed.join()
  const parser = known.get(key) ?? createParser(new Set(needed), user)
  known.set(key, parser)
  return parser
}

function createParser(needed: ReadonlySet<Feature>, user?: UserSyntax): Parser {
  const processor = unified().use(remarkParse)
  const { syntax, fromMarkdown } = featureSyntax(needed)
  processor.data({
    micromarkExtensions: [...syntax, ...(user?.syntax ?? [])],
    fromMarkdownExtensions: [...fromMarkdown, ...(user?.fromMarkdown ?? [])],
  })
  return needed.has('mdx') ? processor.use(mdxSyntax.get()).freeze() : processor.freeze()
}
