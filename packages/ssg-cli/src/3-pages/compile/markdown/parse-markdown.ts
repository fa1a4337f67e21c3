import type { Nodes, Root } from 'mdast'
import { part } from '../part.ts'
import { isParserMessage } from '../syntax-error.ts'
import { remarkParse, unified, type Processor } from '../unified.ts'
import { featureSyntax } from './feature-syntax.ts'
import { features, featuresOf, type Feature } from './features.ts'
import { asMdx1, withoutExpressions } from './mdx-1.ts'
import { missedAutolinks } from './missed-autolinks.ts'
import { textPieces, type TextPiece } from './text-pieces.ts'
import type { UserSyntax } from './user-syntax.ts'

/** What a text is parsed with. */
interface ParseOptions {
  /** Syntax of plugins. */
  readonly user?: UserSyntax | undefined
  /** False: dollar signs are text. */
  readonly math?: boolean
  /** MDX is read as its first version read it. */
  readonly mdx1?: boolean | undefined
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
export function parseMarkdown(text: string, format: 'md' | 'mdx', options: ParseOptions = {}): Root {
  const { user, math = true } = options
  const unwanted: ReadonlySet<Feature> = math ? none : noMath
  const mdx1 = options.mdx1 === true && format === 'mdx'
  if (user) return parseWith(text, featuresBeside(user, format, unwanted), { user, mdx1 })
  const pieces = format === 'md' ? textPieces(text) : undefined
  if (!pieces) return parsePiece(text, format, unwanted, mdx1)
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

function parsePiece(text: string, format: 'md' | 'mdx', unwanted: ReadonlySet<Feature>, mdx1 = false): Root {
  const needed = new Set([...featuresOf(text, format)].filter((feature) => !unwanted.has(feature)))
  const tree = parseWith(text, needed, { mdx1 })
  const missed = missedAutolinks(tree, needed)
  return missed.length > 0 ? parseWith(text, new Set([...needed, ...missed]), { mdx1 }) : tree
}

const noSyntax: UserSyntax = { syntax: [], fromMarkdown: [], replaces: new Set() }

const parsers = new WeakMap<UserSyntax, Map<string, Parser>>()

/** Parse with the given features, whatever the text needs. */
export function parseWith(
  text: string,
  needed: ReadonlySet<Feature>,
  { user = noSyntax, mdx1 = false }: Pick<ParseOptions, 'user' | 'mdx1'> = {},
): Root {
  if (!mdx1) return parserFor(needed, user).parse(text)
  try {
    return withoutExpressions(parserFor(needed, user, 'mdx1').parse(text), text)
  } catch (error) {
    try {
      return withoutExpressions(parserFor(needed, user, 'mdx1-lines').parse(text), text)
    } catch {
      throw error
    }
  }
}

/** MDX 1 read a block of JSX as a whole: where one fails, each line with a tag may stand for itself. */
type Dialect = 'mdx1' | 'mdx1-lines'

function parserFor(needed: ReadonlySet<Feature>, user: UserSyntax, dialect?: Dialect): Parser {
  const known = parsers.get(user) ?? new Map<string, Parser>()
  parsers.set(user, known)
  const key = [dialect, ...features.filter((feature) => needed.has(feature))].join()
  const parser = known.get(key) ?? createParser(needed, user, dialect)
  known.set(key, parser)
  return parser
}

/** With syntax of plugins all features are on, but for those that it takes the place of. */
function featuresBeside(user: UserSyntax, format: 'md' | 'mdx', unwanted: ReadonlySet<Feature>): ReadonlySet<Feature> {
  const isOn = (feature: Feature) => !user.replaces.has(feature) && !unwanted.has(feature)
  return new Set(features.filter((feature) => isOn(feature) && (feature !== 'mdx' || format === 'mdx')))
}

function createParser(needed: ReadonlySet<Feature>, user: UserSyntax, dialect?: Dialect): Parser {
  const processor = unified().use(remarkParse)
  const { syntax, fromMarkdown } = featureSyntax(needed)
  processor.data({
    micromarkExtensions: [...syntax, ...user.syntax],
    fromMarkdownExtensions: [...fromMarkdown, ...user.fromMarkdown],
  })
  if (!needed.has('mdx')) return processor.freeze()
  const withMdx = processor.use(mdxSyntax.get()).freeze()
  const data = withMdx.data()
  if (dialect)
    data.micromarkExtensions = data.micromarkExtensions?.map((each: Parameters<typeof asMdx1>[0]) =>
      asMdx1(each, dialect === 'mdx1-lines'),
    )
  return withMdx
}
