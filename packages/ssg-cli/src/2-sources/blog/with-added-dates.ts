import type { Host } from '../../host.ts'
import { hashValues } from '../../text/hash.ts'
import { postName } from './post-name.ts'
import type { ReadBlog } from './read-blog.ts'

/**
 * Date posts that say no date themselves, in name or front matter: by the commit that added them. A translation has the date
 * of its original.
 *
 * @see https://docusaurus.io/docs/blog#blog-post-date
 */
export async function withAddedDates(host: Pick<Host, 'git' | 'cache'>, read: ReadBlog): Promise<ReadBlog> {
  const undated = read.heads.filter(
    ({ frontMatter, file, part }) => frontMatter.date === undefined && !part && postName(file).date === undefined,
  )
  if (undated.length === 0) return read
  const fileOf = (source: string) => read.originals[source] ?? source
  const dates = await addedDates(host, [...new Set(undated.map(({ source }) => fileOf(source)))].sort())
  const heads = read.heads.map((head) => {
    const added = head.post && undated.includes(head) ? dates.get(fileOf(head.source)) : undefined
    return head.post && added !== undefined ? { ...head, post: { ...head.post, added } } : head
  })
  return { ...read, heads }
}

/** Asked of git once for each commit that is checked out. */
async function addedDates(
  { git, cache }: Pick<Host, 'git' | 'cache'>,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const head = await git.headCommit()
  const key = hashValues('added', head, files)
  const known = head === undefined ? undefined : cache.get<[string, string][]>('git', key)
  if (known) return new Map(known)
  const dates = await git.addedDates(files)
  if (head !== undefined) cache.set('git', key, [...dates])
  return dates
}
