import type { Config } from '../model/config.ts'
import type { AroundArticles } from '../model/theme-config.ts'

/** The code of the bundle's runtime: the theme with the React it is to be rendered with. */
export function runtimeCode({ package: theme, articles }: Config['theme']): string {
  return [
    articles ? themeAround(theme, articles) : `export { default as theme } from ${JSON.stringify(`${theme}/server`)}`,
    "export { renderToString } from 'react-dom/server'",
    "export { prerender } from 'react-dom/static'",
    "export { jsx, jsxs, Fragment } from 'react/jsx-runtime'",
    "export { createElement } from 'react'",
    "export { default as Head } from '@docusaurus/Head'",
  ].join('\n')
}

/** The theme, whose articles are rendered within components of the site. */
function themeAround(theme: string, { docs, posts }: NonNullable<Config['theme']['articles']>): string {
  const modules = [docs, posts].flatMap((each) => [...(each?.around ?? []), ...(each?.after ?? [])])
  const names = new Map([...new Set(modules)].map((file, index) => [file, `Around${index}`]))
  const listed = (files: readonly string[] = []) => `[${files.map((file) => names.get(file)).join()}]`
  const both = (each: AroundArticles | undefined) =>
    `{ around: ${listed(each?.around)}, after: ${listed(each?.after)} }`
  return `import { createElement as element, Fragment as All } from 'react'
import { useDoc } from ${JSON.stringify('@docusaurus/plugin-content-docs/client')}
import { useBlogPost } from ${JSON.stringify('@docusaurus/plugin-content-blog/client')}
import own from ${JSON.stringify(`${theme}/server`)}
${Array.from(names, ([file, name]) => `import ${name} from ${JSON.stringify(`./${file}`)}`).join('\n')}
const [docs, posts] = [${both(docs)}, ${both(posts)}]
// Docusaurus gives a page to its outermost component as one more, with what is known of it.
const Place = ({ Around, isPost, children }) =>
  element(Around, { content: Object.assign(() => children, isPost ? useBlogPost() : useDoc()) }, children)
const ArticleContext = ({ children, ...rest }) => {
  const { type, post } = rest.page.content
  const { around, after } = type !== 'doc' ? { around: [], after: [] } : post ? posts : docs
  const article = around.reduceRight((inner, Around) => element(Place, { Around, isPost: post !== undefined }, inner), children)
  return element(own.ArticleContext, rest, element(All, null, article, ...after.map((After) => element(After))))
}
export const theme = { ...own, ArticleContext }`
}
