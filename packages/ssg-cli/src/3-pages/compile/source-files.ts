import type { CompileInput } from '../../model/compile.ts'

/** A file of a page: the doc or a partial. */
export interface SourceFile {
  readonly source: string
  readonly format: 'md' | 'mdx'
  readonly text: string
  readonly bodyOffset: number
}

/** The file of a doc. */
export function mainFile({ head, text, bodyOffset }: CompileInput): SourceFile {
  return { source: head.source, format: head.format, text, bodyOffset }
}

/** A partial that the doc pulls in, undefined for one that is not there. */
export function partialFile(source: string, { files, partialHeads }: CompileInput): SourceFile | undefined {
  const file = files[source]
  if (!file || !('text' in file)) return undefined
  const head = partialHeads[source]
  const format = head?.format ?? (source.endsWith('.mdx') ? 'mdx' : 'md')
  return { source, format, text: file.text, bodyOffset: head?.bodyOffset ?? 0 }
}
