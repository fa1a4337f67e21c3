import type { ContentFile } from './content-files.ts'

/** A fenced code block of a content file. */
export interface CodeBlock {
  readonly file: string
  /** Line of the first line of code, from 1. */
  readonly line: number
  readonly language: string
  /** Title in the info string. */
  readonly title?: string
  /** The headings above it, the outermost first. */
  readonly section: readonly string[]
  /** One of several languages for a call from outside of Ignition: plain programs, which none of its functions reach. */
  readonly isOutside: boolean
  readonly code: string
}

/** Read the fenced code blocks of a file in their order. */
export function codeBlocks({ file, text }: Pick<ContentFile, 'file' | 'text'>): CodeBlock[] {
  const blocks: CodeBlock[] = []
  const section: string[] = []
  let open:
    | { readonly fence: string; readonly info: string; readonly line: number; readonly code: string[] }
    | undefined
  let isOutside = false
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^\s*(`{3,}|~{3,})(.*)$/.exec(line)
    if (open && fence?.[1]?.startsWith(open.fence) && fence[2]?.trim() === '') {
      const title = /\btitle="([^"]*)"/.exec(open.info)?.[1]
      blocks.push({
        file,
        line: open.line,
        language: /^\S*/.exec(open.info)?.[0] ?? '',
        ...(title !== undefined && { title }),
        section: [...section],
        isOutside,
        code: open.code.join('\n'),
      })
      open = undefined
    } else if (open) open.code.push(line)
    else if (fence) open = { fence: fence[1] ?? '', info: (fence[2] ?? '').trim(), line: index + 2, code: [] }
    else {
      if (/^<\/?CodeTabs>/.test(line)) isOutside = !line.startsWith('</')
      const heading = /^(#{2,6})\s+(.+?)\s*(?:\{#.*\})?$/.exec(line)
      if (heading) section.splice((heading[1] ?? '').length - 2, Infinity, heading[2] ?? '')
    }
  }
  return blocks
}
