/** A name that leads up or nowhere, between slashes of any system; Windows takes spaces after it for nothing. */
const dots = /(?:^|[\\/])\.{1,2} *(?:[\\/]|$)/
/** Half a character has no bytes: no file can have it in its name. */
const half = /\p{Cs}/u
const drive = /^([\\/]*[a-z]):(?=[\\/]|$)/i

/**
 * Whether a path below a folder leads to a file below it, on every system and whoever reads it: it names no folder above,
 * no drive, no NUL and no half of a character. What is percent-encoded has to be decoded first. A path that leads up and down
 * again, or names its own folder, is not one either: browsers would ask for another, which may be somebody else's.
 *
 *     staysInside('guide/a.b..c')  // → true
 *     staysInside('a/../../b')     // → false
 *     staysInside('..\\b')         // → false
 *     staysInside('./index.html')  // → false
 */
export function staysInside(path: string): boolean {
  return !dots.test(path) && !path.includes('\0') && !(path.includes(':') && drive.test(path)) && !half.test(path)
}

/**
 * The path that is meant by one that leads out of its folder, for a proposal.
 *
 *     insidePath('/../a')  // → '/a'
 */
export function insidePath(path: string): string {
  const names = path
    .replace(/\0|\p{Cs}/gu, '')
    .replace(drive, '$1')
    .split(/[\\/]/)
  const inside = names.filter((name) => !/^\.{1,2} *$/.test(name)).join('/')
  return inside === '' && path.startsWith('/') ? '/' : inside
}
