/** Encodings of files that a build may leave beside them. */
export type Encoding = 'br' | 'gzip'

/**
 * The encodings that a client accepts, best first; Brotli is smaller, so it comes first among equals.
 *
 *     preferredEncodings('gzip, deflate, br')     // → ['br', 'gzip']
 *     preferredEncodings('br;q=0.5, gzip;q=0.8')  // → ['gzip', 'br']
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function preferredEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map((header ?? '').split(',').map(readItem))
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const encodings: readonly Encoding[] = ['br', 'gzip']
  const plain = weights.get('identity') ?? 0
  return encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a))
}

function readItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
