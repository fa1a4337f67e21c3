import { array, custom, literal, number, union, type Output } from './zod.ts'
import { isObject } from '../text/is-object.ts'
import { folderOf } from '../text/urls/resolve-path.ts'
import { choice, flag, name, object, path, route, text } from './schema-parts.ts'
import { sitePath } from './site-path.ts'

// Docusaurus' names and defaults, so that a blog written for it keeps its URLs.
const include = ['**/*.{md,mdx}']
const exclude = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']
const truncateMarker = String.raw`<!--\s*truncate\s*-->|\{\s*/\*\s*truncate\s*\*/\s*\}`

const feedTypes = ['rss', 'atom', 'json'] as const
const count = (what: string) => number(what).int(what).min(1, what)
const all = (from: number) => `a whole number from ${from}, or "ALL"`

// A config that was checked has the source of the expression.
const expression = 'a regular expression such as /<!-- more -->/'
const marker = union(
  [
    custom<RegExp>((value) => value instanceof RegExp, expression).transform(({ source }) => source),
    text.refine(isExpression, expression),
  ],
  expression,
).default(truncateMarker)

const feedType = union(
  [
    literal(null).transform(() => []),
    literal('all').transform(() => [...feedTypes]),
    choice(feedTypes).transform((type) => [type]),
    array(choice(feedTypes), 'a list of them'),
  ],
  '"all", "rss", "atom", "json", a list of these, or null',
)

const style = union([literal(true), name], 'true, or a file in the folder of posts such as "feed.xsl"').optional()
const limits = 'a whole number from 1, or false'
const feedOptions = object({
  type: feedType.default(['rss', 'atom']),
  title: text.optional(),
  description: text.optional(),
  copyright: text.optional(),
  language: name.optional(),
  xslt: object({ rss: style, atom: style }).optional(),
  limit: union([count(limits), literal(false), literal(null).transform(() => false as const)], limits).default(20),
})

const changelogFile = text
  .regex(/^(?![\\/]|[a-z]:).*\.md$/i, 'a file of Markdown relative to the site folder, such as "../CHANGELOG.md"')
  .transform(sitePath)

const keys = object({
  id: name.regex(/^[\w-]+$/, 'a name of letters, digits, "-" and "_"').optional(),
  path: path.default('blog'),
  changelog: changelogFile.optional(),
  routeBasePath: route('blog'),
  tagsBasePath: route('tags'),
  archiveBasePath: union([route('archive'), literal(null)], 'a route such as "archive", or null').default('archive'),
  authorsBasePath: route('authors'),
  pageBasePath: route('page'),
  include: array(name, 'an array of glob patterns').default(include),
  exclude: array(name, 'an array of glob patterns').default(exclude),
  blogTitle: name.default('Blog'),
  blogDescription: text.default('Blog'),
  blogSidebarTitle: name.default('Recent posts'),
  blogSidebarCount: union([number(all(0)).int(all(0)).min(0, all(0)), literal('ALL')], all(0)).default(5),
  blogSidebarByYear: flag.default(true),
  postsPerPage: union([count(all(1)), literal('ALL')], all(1)).default(10),
  sortPosts: choice(['descending', 'ascending']).default('descending'),
  showReadingTime: flag.default(true),
  truncateMarker: marker,
  tags: union([name, literal(false)], 'the name of a file in the folder of posts, or false').default('tags.yml'),
  authorsMapPath: name.default('authors.yml'),
  editUrl: text.regex(/^https?:\/\//, 'a URL that starts with "https://"').optional(),
  editLocalizedFiles: flag.optional(),
  lastUpdated: object({ date: flag.default(false), author: flag.default(false) }).prefault({}),
  feedOptions: feedOptions.prefault({}),
})

/** What a changelog has in place of the defaults of a blog. */
const changelogDefaults = {
  routeBasePath: 'changelog',
  tagsBasePath: 'kinds',
  archiveBasePath: null,
  blogTitle: 'Changelog',
  blogDescription: 'What changed in each version',
  blogSidebarTitle: 'Versions',
  blogSidebarCount: 'ALL',
  showReadingTime: false,
}

const blogObject = custom<unknown>(() => true)
  .superRefine((written, context) => {
    for (const key of isObject(written) ? keysBesideFile(written) : [])
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `no "${key}" beside "changelog": a list makes two blogs`,
      })
  })
  .transform((written) => (isObject(written) && written['changelog'] ? { ...changelogDefaults, ...written } : written))
  .pipe(keys)
  .transform((blog) => (blog.changelog === undefined ? blog : { ...blog, path: folderOf(blog.changelog) || '.' }))

/**
 * The key `blog`: one blog, or a list of them; false for none.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#configuration
 */
export const blogSchema = union(
  [
    literal(false).transform((): Output<typeof blogObject>[] => []),
    array(blogObject, 'a list'),
    blogObject.transform((blog) => [blog]),
  ],
  'an object such as { path: "blog" }, a list of them, or false',
)

/** What says which files of a folder are posts, beside the file of a changelog. A config that was checked has such keys. */
function keysBesideFile({ changelog, ...written }: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof changelog !== 'string' || changelog === '') return []
  const checked: Readonly<Record<string, unknown>> = { path: folderOf(changelog) || '.', include, exclude }
  return Object.keys(checked).filter(
    (key) => written[key] !== undefined && JSON.stringify(written[key]) !== JSON.stringify(checked[key]),
  )
}

function isExpression(source: string): boolean {
  try {
    return source !== '' && new RegExp(source).source !== ''
  } catch {
    return false
  }
}
