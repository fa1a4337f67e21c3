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
