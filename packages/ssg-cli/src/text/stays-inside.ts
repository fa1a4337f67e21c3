/** A name that leads up, between slashes of any system; Windows takes spaces after it for nothing. */
const up = /(?:^|[\\/])\.\. *(?:[\\/]|$)/
const drive = /^([\\/]*[a-z]):(?=[\\/]|$)/i

/**
 * Whether a path below a folder leads to a file below it, on every system and whoever reads it: it names no folder above,
 * no drive and no NUL. What is percent-encoded has to be decoded first. A path that leads up and down again is not one
 * either, for browsers would ask for another.
 *
 *     staysInside('guide/a.b..c')  // → true
 *     staysInside('a/../../b')     // → false
 *     staysInside('..\\b')         // → false
 */
export function staysInside(path: string): boolean {
  return !(path.includes('..') && up.test(path)) && !path.includes('\0') && !(path.includes(':') && drive.test(path))
}

/**
 * The path that is meant by one that leads out of its folder, for a proposal.
 *
 *     insidePath('/../a')  // → '/a'
 */
export function insidePath(path: string): string {
  const names = path.replaceAll('\0', '').replace(drive, '$1').split(/[\\/]/)
  return names.filter((name) => !/^\.\. *$/.test(name)).join('/')
}
