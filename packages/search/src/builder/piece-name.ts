import { hash } from 'node:crypto'
import { nameLength } from '../reader/index-format.ts'

/**
 * The name of a piece by what it holds: 41 bits of SHA-256, in letters that no file system mixes up.
 *
 *     pieceName('…')  // → '3x9k0d1q'
 */
export function pieceName(content: string): string {
  return BigInt(`0x${hash('sha256', content, 'hex').slice(0, 16)}`)
    .toString(36)
    .padStart(nameLength, '0')
    .slice(-nameLength)
}
