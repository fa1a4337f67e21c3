import { join } from 'node:path'
import { walkFiles } from './folders.ts'
import { readFile } from './read-file.ts'

/** Read files below a folder one after the other, so that no more than one is held: those whose path passes. */
export function* outputTexts(
  folder: string,
  isWanted: (path: string) => boolean,
): Generator<{ readonly path: string; readonly text: string }> {
  for (const path of walkFiles(folder)) {
    if (isWanted(path)) yield { path, text: readFile(join(folder, path), 'utf8') }
  }
}
