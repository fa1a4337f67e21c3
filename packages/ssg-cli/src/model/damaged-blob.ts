/** A text of the cache that is not as it was written: the disk, a crash or a copy damaged it. */
export class DamagedBlob extends Error {
  override name = 'DamagedBlob'
}
