import { inline, link, text, type Inline } from '@docs-build/mdx-text'

/** A piece of a signature. */
export interface Token {
  readonly text: string
  readonly style?: 'keyword' | 'name' | 'string' | 'type'
  /** Path of the doc, relative to the page, and the id that it leads to. */
  readonly url?: string
}

/** A keyword. */
export function keyword(word: string): Token {
  return { text: word, style: 'keyword' }
}

/** Signs and spaces. */
export function plain(signs: string): Token {
  return { text: signs }
}

/** Put signs between lists of tokens. */
export function joined(parts: readonly (readonly Token[])[], between: string): readonly Token[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [plain(between), ...part]))
}

/** How long tokens are in a line. */
export function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + token.text.length, 0)
}

/** A line of a hundred characters is one that is read without scrolling. */
const widest = 100

/** Put parts between brackets: in one line where that is short, else each on a line of its own. */
export function bracketed(
  [open, close]: readonly [open: string, close: string],
  parts: readonly (readonly Token[])[],
  sign: ',' | ';',
): readonly Token[] {
  if (parts.length === 0) return [plain(open + close)]
  const oneLine = joined(parts, `${sign} `)
  const isShort = lengthOf(oneLine) <= widest && !oneLine.some((token) => token.text.includes('\n'))
  const space = sign === ';' ? ' ' : ''
  if (isShort) return [plain(open + space), ...oneLine, plain(space + close)]
  const rows = parts.flatMap((part, index) => {
    // Types take no comma behind the last of a list.
    const end = sign === ',' && index === parts.length - 1 ? [] : [plain(sign)]
    return [plain('\n  '), ...part.map(indented), ...end]
  })
  return [plain(open), ...rows, plain(`\n${close}`)]
}

function indented(token: Token): Token {
  return token.text.includes('\n') ? { ...token, text: token.text.replaceAll('\n', '\n  ') } : token
}

/** Show tokens in a block, with links. */
export function signatureBlock(tokens: readonly Token[]): Inline {
  return inline('pre', { className: 'ts-signature', tabIndex: '0' }, [inline('code', {}, tokens.flatMap(shown))])
}

function shown({ text: value, style, url }: Token): readonly Inline[] {
  const content = url === undefined ? written(value) : [link(url, text(value))]
  return style === undefined ? content : [inline('span', { className: `ts-${style}` }, content)]
}

/** Markdown takes spaces for what separates words, so those that count are JavaScript. */
function written(value: string): readonly Inline[] {
  return value
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => (/^\s/.test(part) ? { type: 'mdxTextExpression', value: JSON.stringify(part) } : text(part)))
}
