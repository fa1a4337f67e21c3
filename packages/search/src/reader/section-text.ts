import { namesOf, type IndexManifest, type PageText } from './index-format.ts'
import type { IndexFiles } from './index-files.ts'
import { NumberReader } from './number-text.ts'

/** The first page and section of a piece. */
interface Start {
  readonly page: number
  readonly section: number
}

const known = new WeakMap<IndexManifest, readonly Start[]>()

/** Load the text that holds a section. */
export async function sectionText(files: IndexFiles, wanted: Start): Promise<PageText | undefined> {
  const starts = startsOf(files.manifest)
  const piece = pieceOf(starts, wanted)
  const [name] = namesOf(files.manifest.texts.names, piece, piece + 1)
  if (name === undefined) return undefined
  let page = starts[piece]?.page ?? 0
  let found: PageText | undefined
  for (const [index, text] of (await files.piece<readonly PageText[]>(name)).entries()) {
    if (index > 0 && text.from === 0) page++
    if (page === wanted.page && text.from <= wanted.section) found = text
  }
  return found
}

/** The last piece that begins at or before a section. */
function pieceOf(starts: readonly Start[], { page, section }: Start): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const start = starts[middle]
    if (start && (start.page < page || (start.page === page && start.section <= section))) low = middle
    else high = middle - 1
  }
  return low
}

function startsOf(manifest: IndexManifest): readonly Start[] {
  const before = known.get(manifest)
  if (before) return before
  const starts: Start[] = []
  const reader = new NumberReader(manifest.texts.starts)
  for (let page = 0; !reader.isAtEnd;) {
    page += reader.next()
    starts.push({ page, section: reader.next() })
  }
  known.set(manifest, starts)
  return starts
}
