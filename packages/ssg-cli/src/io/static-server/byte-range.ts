/** A span of a file; both ends are part of it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * What a Range header asks for. Undefined: everything, because there is no header, or one that a server may ignore
 * (other units, several ranges, wrong syntax).
 *
 *     byteRange('bytes=-5', 100)   // → { start: 95, end: 99 }
 *     byteRange('bytes=100-', 100) // → 'unsatisfiable'
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
