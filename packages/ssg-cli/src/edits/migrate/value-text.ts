import { isObject } from '../../text/is-object.ts'

/** What {@link valueText} writes besides the value. */
export interface ValueWords {
  /** What stands for a function: an expression. */
  readonly nameOf: (value: Function) => string
  /** A sentence about the key at a path: `security.csp`. */
  readonly comments: Readonly<Record<string, string>>
}

/** A value as code, with comments above keys. What is undefined is left out. */
export function valueText(value: unknown, words: ValueWords, path = ''): string {
  if (typeof value === 'function') return words.nameOf(value)
  if (typeof value === 'string') return quoted(value)
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) {
    return block(
      '[]',
      value.map((each: unknown) => valueText(each, words, `${path}[]`)),
    )
  }
  if (!isObject(value)) return String(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return block(
    '{}',
    entries.map(([key, each]) => {
      const inner = path === '' ? key : `${path}.${key}`
      const comment = words.comments[inner]
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
      return `${comment === undefined ? '' : `// ${comment}\n`}${name}: ${valueText(each, words, inner)}`
    }),
  )
}

const lineWidth = 100

/** In one line where it fits and nothing in it has several. */
function block(marks: '[]' | '{}', parts: readonly string[]): string {
  const [open, close] = marks
  if (parts.length === 0) return marks
  const gap = marks === '{}' ? ' ' : ''
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`
  if (line.length <= lineWidth && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${part},`.replace(/^/gm, '  ')).join('\n')}\n${close}`
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  // They end a line too, wherever lines are counted.
  return `'${escaped.replace(/[\u2028\u2029]/g, (mark) => (mark === '\u2028' ? '\\u2028' : '\\u2029'))}'`
}
