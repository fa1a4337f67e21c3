/** A file as a commit left it. */
export interface LoggedChange {
  readonly path: string
  /** The name of the content after the commit. */
  readonly blob: string
  /** When it was committed, in seconds. */
  readonly time: number
  readonly author: string
}

/**
 * Read what `git log -z --raw --format='%ct %an'` writes, in pieces as they come. Gives the changes that a piece completes.
 *
 * The fields end in NUL: a commit's line, then for each file a field that begins with a colon and ends in the content's
 * name and a status, then the path as it is.
 *
 * @see https://git-scm.com/docs/diff-format#_raw_output_format
 */
export function logParser(): (text: string) => readonly LoggedChange[] {
  let rest = ''
  let commit: { readonly time: number; readonly author: string } | undefined
  let blob: string | undefined
  return (text) => {
    const fields = (rest + text).split('\0')
    rest = fields.pop() ?? ''
    return fields.flatMap(readField)
  }

  function readField(raw: string): LoggedChange[] {
    if (blob !== undefined) {
      const change = commit ? [{ path: raw, blob, ...commit }] : []
      blob = undefined
      return change
    }
    const field = raw.replace(/^\n/, '')
    // Of a merge the field begins with a colon per parent; the last name is that of the result in both forms.
    if (field.startsWith(':')) blob = field.split(' ').at(-2) ?? ''
    else if (field !== '') commit = readCommit(field)
    return []
  }
}

function readCommit(line: string): { readonly time: number; readonly author: string } {
  const space = line.indexOf(' ')
  return { time: Number(line.slice(0, space)), author: line.slice(space + 1) }
}
