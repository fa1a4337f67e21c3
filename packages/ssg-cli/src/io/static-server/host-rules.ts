/** The hosts whose rules for slashes and missing pages can be tried on this machine. */
export const hostNames = ['github-pages', 'netlify', 's3'] as const

/** One of {@link hostNames}. */
export type HostName = (typeof hostNames)[number]

/** What a host does with a path: sends a file, sends the reader on, or shows its 404 page. */
export type HostAnswer =
  | { readonly type: 'file'; readonly names: readonly string[] }
  /** The same path with a final slash, or without. */
  | { readonly type: 'redirect'; readonly status: 301 | 302; readonly slash: boolean }
  | { readonly type: 'missing' }

/** A path as names below the site's root. `isFolder`: it ends in a slash. */
export interface HostPath {
  readonly names: readonly string[]
  readonly isFolder: boolean
}

/** Tells whether a file of the site has this path. */
export type IsFile = (names: readonly string[]) => Promise<boolean>

const missing: HostAnswer = { type: 'missing' }

/**
 * What a host answers a path with. Without the name of a host both spellings of a page are the page itself: nobody is
 * sent anywhere, so there can be no loop.
 *
 *     hostAnswer('s3', { names: ['guide'], isFolder: false }, isFile)  // → { type: 'redirect', status: 302, slash: true }
 *
 * @see https://github.com/slorber/trailing-slash-guide for what the hosts were seen to do
 */
export function hostAnswer(host: HostName | undefined, path: HostPath, isFile: IsFile): Promise<HostAnswer> {
  switch (host) {
    case undefined:
      return lenient(path, isFile)
    case 'github-pages':
      return githubPages(path, isFile)
    case 'netlify':
      return netlify(path, isFile)
    case 's3':
      return s3(path, isFile)
  }
}

async function lenient({ names, isFolder }: HostPath, isFile: IsFile): Promise<HostAnswer> {
  if (!isFolder && (await isFile(names))) return file(names)
  if (await isFile(indexOf(names))) return file(indexOf(names))
  return names.length > 0 && (await isFile(htmlOf(names))) ? file(htmlOf(names)) : missing
}

async function githubPages({ names, isFolder }: HostPath, isFile: IsFile): Promise<HostAnswer> {
  if (isFolder) return (await isFile(indexOf(names))) ? file(indexOf(names)) : missing
  if (await isFile(names)) return file(names)
  if (await isFile(htmlOf(names))) return file(htmlOf(names))
  return (await isFile(indexOf(names))) ? redirect(301, true) : missing
}

/** @see https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash */
async function netlify({ names, isFolder }: HostPath, isFile: IsFile): Promise<HostAnswer> {
  if (!isFolder && (await isFile(names))) return file(names)
  if (names.length > 0 && (await isFile(htmlOf(names)))) return isFolder ? redirect(301, false) : file(htmlOf(names))
  if (!(await isFile(indexOf(names)))) return missing
  return isFolder ? file(indexOf(names)) : redirect(301, true)
}

/**
 * The website endpoint of a bucket, with `index.html` as index document and `404.html` as error document.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/CustomErrorDocSupport.html
 */
async function s3({ names, isFolder }: HostPath, isFile: IsFile): Promise<HostAnswer> {
  if (!isFolder && (await isFile(names))) return file(names)
  if (!(await isFile(indexOf(names)))) return missing
  return isFolder ? file(indexOf(names)) : redirect(302, true)
}

function file(names: readonly string[]): HostAnswer {
  return { type: 'file', names }
}

function redirect(status: 301 | 302, slash: boolean): HostAnswer {
  return { type: 'redirect', status, slash }
}

function indexOf(names: readonly string[]): readonly string[] {
  return [...names, 'index.html']
}

function htmlOf(names: readonly string[]): readonly string[] {
  return [...names.slice(0, -1), `${names.at(-1)}.html`]
}
