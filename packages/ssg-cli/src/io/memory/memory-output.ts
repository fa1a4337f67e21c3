import type { Output } from '../../host.ts'
import { joinedBytes } from '../output/joined-bytes.ts'
import { ownPath } from '../output/own-path.ts'
import type { WrittenFile } from '../../watch/watch-host.ts'

/** An output that is read from memory and never reaches a disk. */
export interface MemoryOutput extends Output {
  readonly written: (path: string) => WrittenFile | undefined
}

/** Text of pages is made again faster than memory is had: this many bytes are kept. */
const keptBytes = 128 << 20

/** An output in memory. What was written longest ago leaves first when it grows too large. */
export function memoryOutput(limit = keptBytes): MemoryOutput {
  const files = new Map<string, { readonly file: WrittenFile; readonly size: number }>()
  let total = 0
  return {
    open: () => ({}),
    write: (path, content) => keep(ownPath(path), { content }, content.length),
    read(path) {
      const { file } = files.get(path) ?? {}
      return file && 'content' in file ? String(file.content) : undefined
    },
    join(path, parts) {
      const { entry, bytes } = joinedBytes(ownPath(path), parts)
      keep(path, { content: bytes }, bytes.length)
      return entry
    },
    copy: (from, path) => keep(ownPath(path), { source: from }, 0),
    commit: async () => ({ written: 0, unchanged: 0, removed: 0 }),
    abort: () => undefined,
    close: () => true,
    folder: '/dist',
    lend: (task) => task(),
    written: (path) => files.get(path)?.file,
  }

  function keep(path: string, file: WrittenFile, size: number): void {
    total += size - (files.get(path)?.size ?? 0)
    files.delete(path)
    files.set(path, { file, size })
    for (const [oldest, { size: freed }] of files) {
      if (total <= limit || oldest === path) return
      files.delete(oldest)
      total -= freed
    }
  }
}
