/** A call in a code sample. */
export interface Call {
  /** Name with what stands before it: `system.bartender.runAsync`, `chart.runAsync`; `.then` after another call. */
  readonly name: string
  /** Arguments as written: `scope=1` is passed by name. */
  readonly args: readonly string[]
  /** Line within the code, from 0. */
  readonly line: number
}

const brackets: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 }
const keywords = new Set([
  'if',
  'for',
  'while',
  'return',
  'and',
  'or',
  'not',
  'in',
  'lambda',
  'function',
  'async',
  'await',
  'switch',
  'catch',
  'elif',
  'except',
])

/** Find the calls in Python or JavaScript. What is in strings and comments is no call. */
export function callsOf(code: string, language: 'python' | 'javascript'): Call[] {
  const { bare } = withoutStrings(code, language)
  return [
    ...bare.matchAll(
      /(\bdef\s+|\bfunction\s+|\bnew\s+)?((?:[A-Za-z_$][\w$]*(?:\[\w*\])?\.|(?<=\))\s*\.)*[A-Za-z_$][\w$]*)\s*\(/g,
    ),
  ].flatMap((found) => {
    const [text, before, name = ''] = found
    if (before !== undefined || keywords.has(name)) return []
    const start = found.index + text.length
    return [
      {
        name: name.replace(/\s/g, ''),
        args: splitArguments(argumentText(bare, start)),
        line: bare.slice(0, start).split('\n').length - 1,
      },
    ]
  })
}

/**
 * Split a list of arguments at its commas, but not within brackets.
 *
 *     splitArguments('a, [1, 2], c=3')  // → ['a', '[1, 2]', 'c=3']
 */
export function splitArguments(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    depth += brackets[character] ?? 0
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The strings in a piece of Python, JavaScript or JSON, without their quotes. */
export function stringsOf(code: string, language: 'python' | 'javascript'): readonly string[] {
  return withoutStrings(code, language).strings
}

function argumentText(bare: string, start: number): string {
  let depth = 1
  for (let index = start; index < bare.length; index++) {
    depth += brackets[bare[index] ?? ''] ?? 0
    if (depth === 0) return bare.slice(start, index)
  }
  return bare.slice(start)
}

function withoutStrings(
  code: string,
  language: 'python' | 'javascript',
): { readonly bare: string; readonly strings: readonly string[] } {
  const strings: string[] = []
  const pattern =
    language === 'python'
      ? /("""|''')([^]*?)\1|(["'])((?:\\.|(?!\3)[^\\\n])*)\3|#.*/g
      : /(`)((?:\\.|[^\\`])*)`|(["'])((?:\\.|(?!\3)[^\\\n])*)\3|\/\/.*|\/\*[^]*?\*\//g
  const bare = code.replace(
    pattern,
    (text: string, long?: string, inLong?: string, short?: string, inShort?: string) => {
      if (long === undefined && short === undefined) return ''
      strings.push(inLong ?? inShort ?? '')
      // The lines stay where they are.
      return `''${'\n'.repeat(text.split('\n').length - 1)}`
    },
  )
  return { bare, strings }
}
