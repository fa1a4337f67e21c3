import { hash } from 'node:crypto'

/**
 * The name of a piece by what it holds: 46 bits of SHA-256, in letters that no file system mixes up.
 *
 *     pieceName('…')  // → '3x9k0d1qz'
 */
export function pieceName(content: string): string {
  return BigInt(`0x${hash('sha256', content, 'hex').slice(0, 16)}`)
    .toString(36)
    .padStart(9, '0')
    .slice(-9)
}
