/** An output that can't be written: its disk is full or read-only, or a path is none of its files. */
export class OutputFailed extends Error {
  override name = 'OutputFailed'
}
