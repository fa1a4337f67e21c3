import { byteReader } from './byte-reader.ts'
import { startGit } from './run-git.ts'

/**
 * The contents of files in commits, asked for by names such as `1f0c5e2:docs/a.md`, with one run of git for all of them.
 * A name under which there is no file has no answer.
 *
 * @see https://git-scm.com/docs/git-cat-file#_batch_output
 */
export async function fileBatch(top: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  // A line is a name: one with a line feed in it would be taken for two.
  const asked = [...new Set(names)].filter((name) => !name.includes('\n'))
  if (asked.length === 0) return texts
  const child = startGit(top, ['cat-file', '--batch'])
  const failed = new Promise<'failed'>((resolve) => child.on('error', () => resolve('failed')))
  child.stderr.resume()
  child.stdin.end(asked.map((name) => `${name}\n`).join(''))
  await Promise.race([read(), failed])
  return texts

  async function read(): Promise<void> {
    const reader = byteReader(child.stdout)
    for (const name of asked) {
      const line = await reader.line()
      if (line === undefined) return
      const size = /^[\da-f]+ (\w+) (\d+)$/.exec(line)
      if (!size) continue
      const content = await reader.bytes(Number(size[2]))
      await reader.bytes(1)
      if (size[1] === 'blob') texts.set(name, content.toString('utf8'))
    }
  }
}
