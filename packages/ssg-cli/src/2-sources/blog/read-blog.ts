import type { BlogConfig } from '../../model/blog-config.ts'
import type { AuthorsFile } from '../../model/authors.ts'
import type { DocHead, PostReading } from '../../model/head.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { GlobalData } from '../../model/sourced.ts'
import type { TagsFile } from '../../model/tags.ts'
import { pathFilter } from '../../text/glob.ts'
import { foreignBlog } from '../../text/blog-folders.ts'
import { joinFolder, wayBack } from '../../text/urls/resolve-path.ts'
import { inheritedFrom, translatedFiles, otherLanguage } from '../translated-files.ts'
import { readableFiles } from '../readable-files.ts'
import { styleFiles } from './feed-style-files.ts'
import { authorPictures, type AuthorPictures } from './author-pictures.ts'
import { readChangelog } from './changelog/read-changelog.ts'
import { namedFile } from '../scan/named-file.ts'
import { parseAuthorsFile } from '../scan/parse-authors-file.ts'
import { parseTagsFile } from '../scan/parse-tags-file.ts'
import { readHeads } from '../scan/read-heads.ts'
import { reportEmptyBlog, reportLostChangelog, reportLostFile } from './report-empty-blog.ts'
import { readSource, type SiteScan } from '../scan/site-scan.ts'

/** What the files of a blog say of its pages. */
export interface ReadBlog {
  readonly blog: BlogConfig
  readonly heads: readonly DocHead[]
  readonly tags?: TagsFile
  readonly authors?: AuthorsFile
  /** Every file: path below the folder → site-relative path. */
  readonly files: ReadonlyMap<string, string>
  /** What leads from the changelog back into the site folder, when it lies above that. */
  readonly wayBack?: string
  /** Translation → the file that it stands for. */
  readonly originals: Readonly<Record<string, string>>
  readonly pictures: AuthorPictures
  /** Files of the posts that a function of the site chose, in their order. */
  readonly chosen?: readonly string[]
  /** What that function says to components of all pages. */
  readonly globalData?: GlobalData
}

/** Read the heads of the posts of a blog, its authors and its tags. A folder that is not there holds no posts. */
export async function readBlog(scan: SiteScan, blog: BlogConfig): Promise<ReadBlog> {
  const { host, config, report } = scan
  if (blog.changelog !== undefined) {
    if (!host.files.stat(blog.changelog)) reportLostChangelog(scan, blog.changelog)
    const back = wayBack(host.bundler.pluginPlaces.siteDir, blog.changelog)
    return {
      blog,
      ...(host.files.stat(blog.changelog) ? readChangelog(scan, blog, blog.changelog) : { heads: [], originals: {} }),
      files: new Map(),
      pictures: new Map(),
      ...(back && { wayBack: back }),
    }
  }
  const listed = readableFiles(host, blog.path, config, report)
  const own = new Map(listed.map(({ path }) => [path, joinFolder(blog.path, path)]))
  const { files, originals } = translatedFiles(scan, own, {
    folder: blog.path,
    foreign: foreignBlog(blog),
  })
  const isPost = pathFilter(blog.include, blog.exclude)
  const post: PostReading = { marker: blog.truncateMarker, language: config.locale.code }
  const posts = [...files].filter(([file]) => isPost(file))
  if (posts.length === 0) reportEmptyBlog(scan, blog.path)
  const heads = await readHeads(
    scan,
    posts.map(([file, source]) => ({
      file,
      source,
      post,
      original: inheritedFrom(source, originals),
      lang: otherLanguage(source, config),
    })),
  )
  for (const style of Object.values(blog.feedOptions.xslt ?? {}))
    for (const name of style === true ? [] : styleFiles(style))
      if (!files.has(name)) reportLostFile(scan, { blog, key: 'feedOptions.xslt', name })
  const tags = read('tags', blog.tags, parseTagsFile)
  const authors = read('authorsMapPath', blog.authorsMapPath, parseAuthorsFile)
  const pictures = authorPictures(scan, heads, authors)
  return { blog, heads, ...(tags && { tags }), ...(authors && { authors }), files, originals, pictures }

  function read<T>(
    key: 'tags' | 'authorsMapPath',
    name: string | false,
    parse: (file: FileText) => Outcome<T>,
  ): T | undefined {
    const source = name === false ? undefined : namedFile(scan, name, { folder: blog.path, files })
    // A blog need not have the usual ones.
    if (name !== false && source === undefined && name !== usualFiles[key]) reportLostFile(scan, { blog, key, name })
    return source === undefined ? undefined : readSource(scan, source, (text) => parse({ source, text }))
  }
}

const usualFiles = { tags: 'tags.yml', authorsMapPath: 'authors.yml' }

interface FileText {
  readonly source: string
  readonly text: string
}
