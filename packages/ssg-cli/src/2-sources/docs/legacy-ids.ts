import { isObject } from '../../text/is-object.ts'

/**
 * Sidebars of a frozen version without its name in front of their names and of ids, as Docusaurus froze them before 2.0.
 *
 *     withoutVersion({ 'version-1.0/docs': ['version-1.0/install'] }, '1.0')  // → { docs: ['install'] }
 *
 * @see https://docusaurus.io/changelog/2.0.0
 */
export function withoutVersion(sidebars: object, version: string): object {
  const prefix = `version-${version}/`
  const short = (text: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : text)
  const idsIn = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown) => (typeof item === 'string' ? short(item) : idsIn(item)))
    if (!isObject(value)) return value
    const shortened = Object.entries(value).map(([key, part]) => {
      const id = key === 'id' && typeof part === 'string'
      return [key, id ? short(part) : idsIn(part)]
    })
    return Object.fromEntries(shortened)
  }
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [short(name), idsIn(items)]))
}
