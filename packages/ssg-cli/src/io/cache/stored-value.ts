import { codeOf } from '../files/node-files.ts'
import { writeOwnFile } from '../files/own-file.ts'
import { sealed, unsealed } from './sealed.ts'
import { readFile } from '../files/read-file.ts'

/** Keep a value in a file of its own (absolute path). */
export function storeValue(file: string, value: unknown): void {
  writeOwnFile(file, sealed(JSON.stringify(value)))
}

/**
 * The value that {@link storeValue} kept; undefined when there is none, or none that is as it was written. The caller
 * vouches for its type: nobody else writes the file.
 */
export function storedValue<T>(file: string, onDamage: () => void = () => undefined): T | undefined {
  try {
    const text = unsealed(readFile(file))
    if (text !== undefined) return JSON.parse(text) as T
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
  }
  onDamage()
  return undefined
}
