/** What is wrong with a diagram. */
export interface SyntaxProblem {
  readonly message: string
  /** 1-based line of the diagram. */
  readonly line: number
}

/** What Mermaid's parsers throw. */
interface ParseError extends Error {
  readonly hash?: {
    /** What was read last. */
    readonly text?: string
    readonly token?: string | number | null
    readonly line?: number
    readonly loc?: { readonly first_line?: number }
  }
}

/** What Mermaid says is wrong with a diagram, undefined if nothing is. */
export async function syntaxProblem(code: string): Promise<SyntaxProblem | undefined> {
  // Mermaid counts the lines of a diagram without its front matter and empty lines before it; comments keep theirs.
  const [before = '', frontMatter = ''] = /^(\s*---[ \t]*\n[^]*?\n[ \t]*---[ \t]*\n)?\s*/.exec(code) ?? []
  const text = code.slice(before.length).replace(/^[ \t]*%%(?!\{).*$/gm, '')
  const lineBefore = before.split('\n').length - 1
  try {
    const mermaid = await mermaidParser()
    await mermaid.parse(frontMatter.trimStart() + text)
    return undefined
  } catch (error) {
    // What a browser would have had says nothing of the diagram.
    if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) return undefined
    const { message, line } = describe(error, text)
    return { message, line: line + lineBefore }
  }
}

let loading: Promise<typeof import('mermaid').default> | undefined

/**
 * Mermaid, of which only the parsers are used: they need no browser, but a package that makes HTML safe, which is not
 * there without one. Nothing that they read is shown.
 */
function mermaidParser(): Promise<typeof import('mermaid').default> {
  loading ??= import('dompurify').then(async ({ default: purify }) => {
    if (!purify.isSupported) Object.assign(purify, { addHook: () => undefined, sanitize: (html: string) => html })
    const { default: mermaid } = await import('mermaid')
    return mermaid
  })
  return loading
}

function describe({ message, hash, name }: ParseError, text: string): SyntaxProblem {
  const count = text.trimEnd().split('\n').length
  const line = Math.min(hash?.loc?.first_line ?? Number(/\bline (\d+)/.exec(message)?.[1] ?? 1), count)
  if (name === 'UnknownDiagramError') {
    const word = /\S+/.exec(text)?.[0] ?? ''
    return { message: `Unexpected kind of diagram "${word}", expected one that Mermaid knows`, line: 1 }
  }
  if (!hash) return { message: message.replace(/\.?\s*$/, ''), line }
  return { message: `Unexpected ${foundIn(hash)}, expected Mermaid's syntax`, line }
}

function foundIn({ text = '', token }: NonNullable<ParseError['hash']>): string {
  if (token === null || token === undefined) return 'character'
  if (text.trim() !== '') return `"${text.trim()}"`
  return /NEWLINE|NL/i.test(String(token)) ? 'end of the line' : 'end of the diagram'
}
