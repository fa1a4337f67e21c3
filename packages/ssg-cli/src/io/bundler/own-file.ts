/** True for a path relative to the site folder that is neither outside of it nor in a package. */
export function isOwnFile(path: string): boolean {
  return !/(?:^|\/)(?:\.\.|node_modules)\//.test(path)
}
