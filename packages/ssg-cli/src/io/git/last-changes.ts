import { streamGit } from './run-git.ts'

/** The commit that gave a file the content it has now. */
export interface LastChange {
  /** Name of the commit. */
  readonly commit: string
  /** The path that the file had in that commit, from the repository's top. */
  readonly path: string
}

/**
 * The commits that gave files the content that they have at HEAD, by path from the repository's top: one pass over the log.
 * A move that leaves the content as it is does not count.
 *
 * @see https://git-scm.com/docs/diff-format#_raw_output_format
 */
export async function lastChanges(top: string, files: ReadonlySet<string>): Promise<ReadonlyMap<string, LastChange>> {
  const found = new Map<string, LastChange>()
  // A path of the past → the file that it has become.
  const wanted = new Map(Array.from(files, (path) => [path, path]))
  if (wanted.size === 0) return found
  const parse = changeParser()
  await streamGit(top, [...settings, 'log', ...format, 'HEAD'], (text) => {
    for (const { commit, path, movedFrom } of parse(text)) {
      const file = wanted.get(path)
      if (file === undefined) continue
      wanted.delete(path)
      if (movedFrom === undefined) found.set(file, { commit, path })
      else wanted.set(movedFrom, file)
    }
    return wanted.size > 0
  })
  return found
}

/** A file that a commit changed or moved. */
interface Change {
  readonly commit: string
  readonly path: string
  readonly movedFrom?: string
}

/** Read what `git log -z --raw --find-renames --format=%H` writes, in pieces as they come. */
function changeParser(): (text: string) => readonly Change[] {
  let rest = ''
  let commit = ''
  let begun: { readonly isMove: boolean; readonly movedFrom?: string } | undefined
  return (text) => {
    const fields = (rest + text).split('\0')
    rest = fields.pop() ?? ''
    return fields.flatMap(read)
  }

  function read(raw: string): readonly Change[] {
    if (begun?.isMove && begun.movedFrom === undefined) {
      begun = { isMove: true, movedFrom: raw }
      return []
    }
    if (begun) {
      const { movedFrom } = begun
      begun = undefined
      return [{ commit, path: raw, ...(movedFrom !== undefined && { movedFrom }) }]
    }
    const field = raw.replace(/^\n/, '')
    if (field.startsWith(':')) begun = { isMove: /\sR\d*$/.test(field) }
    else if (field !== '') commit = field
    return []
  }
}

const settings = [
  'log.showRoot=true',
  'log.showSignature=false',
  'log.follow=false',
  'diff.relative=false',
  'diff.renameLimit=0',
].flatMap((setting) => ['-c', setting])
// Only moves that change nothing are moves: one with a changed text is a new text.
const format = ['-z', '--raw', '-c', '--no-abbrev', '--find-renames=100%', '--encoding=UTF-8', '--format=%H']
