/** Elements that `<Head>` may hold; those of the root and the body say which attributes these have. */
export const headTags: ReadonlySet<string> = new Set([
  'title',
  'meta',
  'link',
  'script',
  'style',
  'noscript',
  'base',
  'html',
  'body',
])

/** What plugins and configs may put in the head of every page. */
export const tagsOfEveryPage: readonly string[] = ['script', 'link', 'meta', 'style', 'noscript']
