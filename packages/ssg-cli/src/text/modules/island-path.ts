/**
 * How code reaches an island in what its module exports.
 *
 *     islandPath('Filter')               // → 'Filter'
 *     islandPath('default.custom-count') // → 'default["custom-count"]'
 */
export function islandPath(name: string): string {
  const member = /^default\.(.+)$/.exec(name)?.[1]
  return member === undefined ? name : `default[${JSON.stringify(member)}]`
}
