import { counted } from '../../diagnostics/reporters/counted.ts'

/** Tell of damaged files of the cache, which nobody has to do anything about; '' when there are none. */
export function damageWords(files: number): string {
  return files === 0 ? '' : `Made ${counted(files, 'damaged file')} of the cache again.\n`
}
