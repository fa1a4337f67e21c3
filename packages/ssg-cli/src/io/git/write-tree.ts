import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentFolders } from '../files/folders.ts'
import { byteReader, type ByteReader } from './byte-reader.ts'
import { missingGit, startGit } from './run-git.ts'
import type { TreeFile } from './tree-files.ts'

/**
 * Write files of a repository into a folder. Gives words for what the repository lacks: a partial clone may have to fetch
 * contents, and be unable to. Throws if the disk fails.
 *
 * @see https://git-scm.com/docs/git-cat-file#_batch_output
 */
export async function writeTree(
  top: string,
  files: readonly TreeFile[],
  folder: string,
): Promise<{ readonly problem?: string }> {
  mkdirSync(folder, { recursive: true })
  const safe = files.filter(({ path }) => isSafe(path))
  const child = startGit(top, ['cat-file', '--batch'])
  const failed = new Promise<{ problem: string }>((resolve) => {
    child.on('error', (error) => resolve({ problem: missingGit(error) }))
  })
  child.stderr.resume()
  child.stdin.end(safe.map(({ blob }) => `${blob}\n`).join(''))
  try {
    return await Promise.race([failed, writeAll(byteReader(child.stdout), safe, folder)])
  } finally {
    child.kill()
  }
}

async function writeAll(
  reader: ByteReader,
  files: readonly TreeFile[],
  folder: string,
): Promise<{ readonly problem?: string }> {
  const makeParent = parentFolders()
  for (const { path, isLink } of files) {
    const size = /^\S+ blob (\d+)$/.exec((await reader.line()) ?? '')?.[1]
    const content = await reader.bytes(Number(size ?? 0))
    if (size === undefined || content.length < Number(size))
      return { problem: `The content of "${path}" is not in this clone.` }
    // A line feed follows each content.
    await reader.bytes(1)
    const file = join(folder, path)
    makeParent(file)
    if (isLink) symlinkSync(content.toString('utf8'), file)
    else writeFileSync(file, content)
  }
  return {}
}

/** Git itself never makes such trees, but a repository can be made by hand. */
function isSafe(path: string): boolean {
  return !path.split('/').some((name) => name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git')
}
