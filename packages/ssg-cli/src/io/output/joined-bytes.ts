import type { FilePart } from '../../model/file-part.ts'
import type { OutputFile } from '../../model/page-job.ts'
import { hashOf } from '../../text/hash.ts'

/** The parts of a file as one, for outputs in memory. Copied parts come from the earlier content of the file. */
export function joinedBytes(
  path: string,
  parts: Iterable<FilePart>,
  earlier: string = '',
): { readonly entry: OutputFile; readonly bytes: Buffer } {
  const before = Buffer.from(earlier)
  const all = Array.from(parts, (part) => ('start' in part ? before.subarray(part.start, part.end) : part))
  const bytes = Buffer.concat(all)
  return { entry: { path, hash: hashOf(bytes), size: bytes.length }, bytes }
}
