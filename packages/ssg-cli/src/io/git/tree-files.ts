import { runGit } from './run-git.ts'

/** A file in a commit. */
export interface TreeFile {
  /** Relative to the tree that was asked for. */
  readonly path: string
  /** The name of its content. */
  readonly blob: string
  readonly isLink: boolean
}

/**
 * All files of a tree (`<commit>` or `<commit>:<folder>`), or of some folders in it; undefined if there is no such tree.
 * Submodules are left out: their files are not in this repository.
 *
 * @see https://git-scm.com/docs/git-ls-tree#_output_format
 */
export async function treeFiles(
  top: string,
  tree: string,
  folders: readonly string[] = [],
): Promise<readonly TreeFile[] | undefined> {
  const { ok, stdout } = await runGit(top, ['--literal-pathspecs', 'ls-tree', '-r', '-z', tree, '--', ...folders])
  if (!ok) return undefined
  return stdout.split('\0').flatMap((entry) => {
    const tab = entry.indexOf('\t')
    const [mode, type, blob] = entry.slice(0, tab).split(' ')
    return type === 'blob' && blob ? [{ path: entry.slice(tab + 1), blob, isLink: mode === '120000' }] : []
  })
}
