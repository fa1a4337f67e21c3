/**
 * True for a file that lies in the repository, where its place outside of it is undefined, or in one of the folders that a
 * config allows. All paths are relative to the site folder and lead through no symbolic link.
 *
 *     isReadable('../../shared/a.py', ['../../shared'])  // → true
 *     isReadable('../../../a.py', ['../..'])             // → false
 */
export function isReadable(outside: string | undefined, folders: readonly string[]): boolean {
  return outside === undefined || folders.some((folder) => isIn(outside, folder))
}

/** Whether a place lies in a folder, both as `isReadable` takes them. */
export function isIn(place: string, folder: string): boolean {
  const [levels, folderLevels] = [levelsUp(place), levelsUp(folder)]
  // What is above the site by fewer levels lies in a folder that is nothing but above it.
  if (levels !== folderLevels) return levels < folderLevels && folder.endsWith('..')
  return place === folder || place.startsWith(`${folder}/`)
}

function levelsUp(path: string): number {
  return path.split('/').lastIndexOf('..') + 1
}
