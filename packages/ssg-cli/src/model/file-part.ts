/** A part of a file that is written: its bytes, or where they stand in the file that the present output has at that path. */
export type FilePart = Uint8Array | CopiedPart

/** Bytes of an earlier file. */
export interface CopiedPart {
  readonly start: number
  readonly end: number
}
