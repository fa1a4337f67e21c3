/**
 * The folder to which a glob belongs.
 *
 *     globFolder('data/*.json')  // → 'data'
 *     globFolder('../api')       // → '../api'
 */
export function globFolder(pattern: string): string {
  const plain = pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '')
  const parts = plain.split('/')
  const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part))
  return first < 0 ? plain : parts.slice(0, first).join('/') || '.'
}
