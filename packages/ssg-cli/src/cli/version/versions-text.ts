import type { VersionConfig } from '../../model/config.ts'

/**
 * The `versions` of a collection as an author would write them in the config.
 *
 *     versionsText({ current: { overlay: '8.1' } })  // → "versions: {\n  current: { overlay: '8.1' },\n},\n"
 */
export function versionsText(versions: Readonly<Record<string, VersionConfig>>): string {
  const entries = Object.entries(versions).map(([name, version]) => `  ${literal(name)}: ${objectText(version)},\n`)
  return `versions: {\n${entries.join('')}},\n`
}

function objectText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(objectText).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value)
  const entries = Object.entries(value).filter(([, own]) => own !== undefined)
  return `{ ${entries.map(([key, own]) => `${literal(key)}: ${objectText(own)}`).join(', ')} }`
}

function literal(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key.replaceAll("'", "\\'")}'`
}
