import { closeSync, readSync } from 'node:fs'
import { openFile } from '../files/read-file.ts'

const chunk = 4096

/** The first line of a file, without reading the others: they may be many megabytes. */
export function firstLine(file: string): string {
  const descriptor = openFile(file)
  try {
    const read: Buffer[] = []
    for (;;) {
      const bytes = Buffer.alloc(chunk)
      const part = bytes.subarray(0, readSync(descriptor, bytes))
      const end = part.indexOf('\n')
      read.push(end < 0 ? part : part.subarray(0, end))
      if (end >= 0 || part.length === 0) return Buffer.concat(read).toString('utf8')
    }
  } finally {
    closeSync(descriptor)
  }
}
