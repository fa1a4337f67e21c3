import { readFile, stat } from 'node:fs/promises'
import { unlessRefused } from './unless-refused.ts'

/**
 * The rules of a file, read again when it changed; none while there is no file. The file may have several places in turn.
 *
 * @throws {NodeJS.ErrnoException} where it may not be read
 */
export function ruleFile<Rule>(
  pathNow: () => string,
  read: (text: string) => readonly Rule[],
): () => Promise<readonly Rule[]> {
  let known: { readonly state: string; readonly rules: readonly Rule[] } | undefined
  return async () => {
    const path = pathNow()
    const found = await stat(path).catch(unlessRefused)
    if (!found?.isFile()) return []
    const state = `${found.size} ${found.mtimeMs} ${found.ino}`
    if (known?.state !== state)
      known = { state, rules: read((await readFile(path, 'utf8').catch(unlessRefused)) ?? '') }
    return known.rules
  }
}
