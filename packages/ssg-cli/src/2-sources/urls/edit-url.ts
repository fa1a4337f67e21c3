import type { CollectionConfig } from '../../model/config.ts'
import type { AskedFunctions, GivenFile } from '../../model/asked-functions.ts'
import type { DocHead } from '../../model/head.ts'
import { joinPath, relativePath } from '../../text/urls/resolve-path.ts'

/** A folder that holds what is at a git ref. */
export interface GitFolder {
  /** The version that it is. */
  readonly version?: string
  /** Relative to the site folder. */
  readonly folder: string
  readonly ref: string
  /** What it is a copy of, from the top of the repository. */
  readonly dir: string
  /** False for a tag or a commit, which nobody can change. */
  readonly isBranch: boolean
}

/** What the URL of "Edit this page" depends on besides the doc. */
export interface EditContext {
  readonly collection: Pick<
    CollectionConfig,
    'path' | 'editUrl' | 'editCurrentVersion' | 'editLocalizedFiles' | 'origins'
  >
  /** Of a translation, the file that it stands for. */
  readonly original?: string | undefined
  readonly gitFolders?: readonly GitFolder[]
  /** A function of the site that says it, and what it is told. */
  readonly asked?: {
    readonly by: AskedFunctions | undefined
    readonly given: Omit<GivenFile, 'locale'>
    readonly locale: string
  }
}

/**
 * The URL of "Edit this page": that of the front matter, or the one that opens the file which the doc is made from. The
 * collection's prefix stands for the folder of the current docs; another version lies beside it, or at a git ref.
 * The doc of a plugin is edited where its content comes from: there the prefix stands for the site folder.
 * Null or an empty text in the front matter hides the link, and there is none to a file whose URL does not follow.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#editCurrentVersion
 */
export function editUrl({ file, source, frontMatter }: DocHead, context: EditContext): string | undefined {
  const { collection, gitFolders = [], asked } = context
  const own = frontMatter.custom_edit_url
  if (own !== undefined) return own || undefined
  const byFunction = asked?.by?.editUrls?.[collection.path]
  if (asked && byFunction) return answerOf(() => byFunction({ ...asked.given, locale: asked.locale }))
  const prefix = collection.editUrl?.replace(/\/+$/, '')
  if (!prefix) return undefined
  if (collection.origins) {
    const origin = collection.origins[file]
    return origin && below(prefix, origin.file)
  }
  if (collection.editCurrentVersion === true) return below(prefix, file)
  // Versions whose docs are equal have one folder.
  const folders = gitFolders.filter(({ folder }) => source.startsWith(`${folder}/`))
  const inGit = folders.find(({ version }) => version === asked?.given.version) ?? folders[0]
  if (inGit) return atRef(prefix, inGit, file)
  const edited = collection.editLocalizedFiles === false ? (context.original ?? source) : source
  const path = relativePath(joinPath('', collection.path), edited)
  return path === undefined ? undefined : below(prefix, path)
}

/**
 * The URL of "Edit this page" of another file, from that of a file whose path the URL ends with. Both paths are relative to
 * the site folder. Undefined when it does not follow.
 *
 *     editUrlOf('https://x.example/edit/main/docs/a.md', 'docs/a.md', 'i18n/de/docs/a.md')
 *     // → 'https://x.example/edit/main/i18n/de/docs/a.md'
 */
export function editUrlOf(url: string | undefined, file: string, other: string): string | undefined {
  const [, ups = '', path = ''] = /^((?:\.\.\/)*)(.*)$/s.exec(file) ?? []
  // Above the site folder nobody knows its name.
  if (ups !== '' || !url?.endsWith(`/${encoded(path)}`)) return undefined
  return url.slice(0, -encoded(path).length) + encoded(other)
}

/** What a function gives that is no address is no link, and so is an error: an edit link is nothing that readers miss. */
function answerOf(ask: () => unknown): string | undefined {
  try {
    const url = ask()
    return typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
  } catch {
    return undefined
  }
}

/** The URL of a path from the folder that a prefix names. */
function below(prefix: string, path: string): string | undefined {
  const [, ups = '', rest = ''] = /^((?:\.\.\/)*)(.*)$/s.exec(path) ?? []
  let folder = prefix
  for (let left = ups.length / '../'.length; left > 0; left--) {
    // Above an origin is nothing, and above a branch no file.
    if (!/^https?:\/\/[^/]+\/./.test(folder) || /\/(?:edit|blob|tree)\/[^/]+$/.test(folder)) return undefined
    folder = folder.slice(0, folder.lastIndexOf('/'))
  }
  return `${folder}/${encoded(rest)}`
}

/**
 * GitHub and those like it edit at `/edit/<branch>/`, and show any ref at `/blob/<ref>/`.
 *
 * @see https://docs.github.com/repositories/working-with-files/using-files/viewing-and-understanding-files
 */
function atRef(prefix: string, { ref, dir, isBranch }: GitFolder, file: string): string | undefined {
  // GitLab has `/-/` before it; elsewhere the first two parts are owner and repository, whatever these are called.
  const [, repository, view] = /^(https?:\/\/[^/]+\/(?:.+\/-|[^/]+\/[^/]+|.+?))\/(edit|blob|tree)\/./.exec(prefix) ?? []
  if (repository === undefined || view === undefined) return undefined
  const shown = view === 'edit' && !isBranch ? 'blob' : view
  return `${repository}/${shown}/${encoded(`${ref}/${joinPath(dir, file)}`)}`
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
