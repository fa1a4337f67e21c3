import type { IndexSource } from './indexed-page.ts'
import { pieceName } from './piece-name.ts'

/** Some texts in one file. */
export interface TextPiece {
  /** First page, and the first section of it that is here. */
  readonly page: number
  readonly section: number
  readonly name: string
  readonly make: () => string
}

/** Characters of a piece: about 5 KB when it is compressed. */
const enough = 8_000
const atMost = 16_000

/**
 * Put the texts of neighbouring pages into pieces. The name of a piece follows from the hashes of its texts, so that
 * nothing is read of those that did not change.
 *
 * A new folder begins a new piece when the last one is large enough: a page that grows moves only its neighbours.
 */
export function textPieces(pages: readonly IndexSource[]): TextPiece[] {
  const pieces: Part[][] = []
  let size = Infinity
  let folder: string | undefined
  for (const [page, { url, texts }] of pages.entries()) {
    const own = url.slice(0, url.replace(/\/$/, '').lastIndexOf('/'))
    for (const [part, [section, length]] of texts.parts.entries()) {
      if (size + length > atMost || (own !== folder && size > enough)) {
        pieces.push([])
        size = 0
      }
      pieces.at(-1)?.push({ page, part, section, texts })
      size += length
      folder = own
    }
  }
  return pieces.map(textPiece)
}

interface Part {
  readonly page: number
  readonly part: number
  readonly section: number
  readonly texts: IndexSource['texts']
}

function textPiece(parts: readonly Part[]): TextPiece {
  const [first] = parts
  return {
    page: first?.page ?? 0,
    section: first?.section ?? 0,
    name: pieceName(parts.map(({ part, texts }) => `${part} ${texts.hash}`).join('\n')),
    make: () => `[${parts.map(textOf).join(',\n')}]`,
  }
}

function textOf({ part, texts }: Part): string {
  return texts.read().split('\n')[part] ?? '{}'
}
