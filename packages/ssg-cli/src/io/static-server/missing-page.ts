import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAt, type FoundFile } from './find-file.ts'

/**
 * Find the page to show for a path that is not there: the 404 page of the deepest folder on the way to it. In a site of
 * several languages that is the one in the reader's.
 *
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
export async function missingPage(root: string, names: readonly string[]): Promise<FoundFile | undefined> {
  let nearest = await fileAt(root, ['404.html'])
  for (let depth = 1; depth <= names.length; depth++) {
    const folder = names.slice(0, depth)
    // A path may have thousands of names: where the folders end, the search does.
    if (!(await isFolder(join(root, ...folder)))) break
    nearest = (await fileAt(root, [...folder, '404.html'])) ?? nearest
  }
  return nearest
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}
