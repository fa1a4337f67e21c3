/**
 * Remove the file name that a static host adds to a folder.
 *
 *     cleanPath('/a/index.html')  // → '/a/'
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/')
}
