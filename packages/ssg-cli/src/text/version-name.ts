/**
 * Say what is wrong with the name of a version, or undefined when it can be the name of a folder and part of a URL.
 *
 *     checkVersionName('8.1')  // → undefined
 *     checkVersionName('8/1')  // → 'Unexpected "/" in version name "8/1", expected a name without it'
 *
 * @see https://docusaurus.io/docs/versioning#tagging-a-new-version
 */
export function checkVersionName(name: string): string | undefined {
  if (name.trim() === '') return `Unexpected blank version name "${name}", expected a name such as "1.0"`
  if (name === '.' || name === '..') return `Unexpected version name "${name}", expected a name such as "1.0"`
  if (name.length > longest) {
    return `Unexpected version name "${name}" of ${name.length} characters, expected at most ${longest}`
  }
  const character = forbidden.exec(name)?.[0]
  if (character === undefined) return undefined
  return `Unexpected ${wordFor(character)} in version name "${name}", expected a name without it`
}

const longest = 32
// What a folder cannot be called on one system or another.
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const forbidden = /[\\/<>:"|?*\u0000-\u001F]/

function wordFor(character: string): string {
  return character < ' ' ? 'control character' : `"${character}"`
}
