import type { Config } from '../model/config.ts'
import type { AroundArticles } from '../model/theme-config.ts'
import { itemPrefix } from '../text/modules/doc-item.ts'
import { islandHelper } from '../text/modules/island-helper.ts'

/** The code of the bundle's runtime: the theme with the React it is to be rendered with. */
export function runtimeCode({ package: theme, articles, root }: Config['theme']): string {
  return [
    articles || root !== undefined
      ? themeAround(theme, articles ?? {}, root)
      : `export { default as theme } from ${JSON.stringify(`${theme}/server`)}`,
    "export { renderToString } from 'react-dom/server'",
    "export { prerender } from 'react-dom/static'",
    "export { jsx, jsxs, Fragment } from 'react/jsx-runtime'",
    "export { createElement } from 'react'",
    "export { default as Head } from '@docusaurus/Head'",
  ].join('\n')
}

/** Those that Docusaurus hands a page to; the others are handed what they stand around. */
const outermost = /(?:^|\/)(?:DocItem|BlogPostPage)(?:\/index)?\.\w+$/

/** The theme, whose articles are rendered within components of the site. */
function themeAround(
  theme: string,
  { docs, posts, items }: NonNullable<Config['theme']['articles']>,
  root: string | undefined,
): string {
  const modules = [docs, posts].flatMap((each) => [...(each?.around ?? []), ...(each?.after ?? [])])
  const names = new Map([...new Set(modules)].map((file, index) => [file, `Around${index}`]))
  const nameOf = (file: string) => names.get(file) ?? ''
  const placed = (file: string) => `[${nameOf(file)}, ${outermost.test(file)}]`
  const both = ({ around = [], after = [] }: Partial<AroundArticles> = {}) =>
    `{ around: [${around.map(placed).join()}], after: [${after.map(nameOf).join()}] }`
  return `import { createElement as element, Fragment as All } from 'react'
import { useDoc } from ${JSON.stringify('@docusaurus/plugin-content-docs/client')}
import { useBlogPost } from ${JSON.stringify('@docusaurus/plugin-content-blog/client')}
import own from ${JSON.stringify(`${theme}/server`)}
${Array.from(names, ([file, name]) => `import ${name} from ${JSON.stringify(`./${file}`)}`).join('\n')}
${root === undefined ? 'const inRoot = (article) => article' : rootCode(root)}
${itemsCode(items)}
const [docs, posts] = [${both(docs)}, ${both(posts)}]
// Docusaurus gives a page to the outermost component that is about it as one more, with what is known of it.
const Place = ({ Around, isPost, children }) =>
  element(Around, { content: Object.assign(() => children, isPost ? useBlogPost() : useDoc()) }, children)
const ArticleContext = ({ children, ...rest }) => {
  const { type, post } = rest.page.content
  const none = { around: [], after: [] }
  const Item = type === 'doc' && !post ? itemOf(rest.page) : undefined
  const { around, after } = Item ? { ...none, around: [[Item, false]] } : type !== 'doc' ? none : post ? posts : docs
  const isPost = post !== undefined
  const article = around.reduceRight(
    (inner, [Around, isOutermost]) => (isOutermost ? element(Place, { Around, isPost }, inner) : element(Around, null, inner)),
    children,
  )
  const Whole = ({ children }) => element(own.ArticleContext, rest, children)
  const shown = element(All, null, article, ...after.map((After) => element(After)))
  return element(Whole, null, inRoot(shown, Whole, type === 'doc'))
}
export const theme = { ...own, ArticleContext }`
}

/** What shows the docs of a collection, in the place of all that stands around docs. */
function itemsCode(items: Readonly<Record<string, string>> = {}): string {
  const all = Object.entries(items)
  if (all.length === 0) return 'const itemOf = () => undefined'
  return `${all.map(([, module], index) => `import Item${index} from ${JSON.stringify(itemPrefix + module)}`).join('\n')}
const items = { ${all.map(([id], index) => `${JSON.stringify(id)}: Item${index}`).join()} }
const itemOf = ({ version, meta: { searchTag = '', searchVersion } }) =>
  items[version?.collection ?? (searchVersion === undefined ? '' : searchTag.slice('docs-'.length, -searchVersion.length - 1))]`
}

/** What a site of Docusaurus has around its layout shows things outside of it: within the text of a doc they are out of place. */
const aroundLayout = /(?:^|\/)Layout\/Provider(?:\/index)?\.\w+$/

/** What stands around the content of all pages, and around islands outside of it. */
function rootCode(file: string): string {
  return `import Root from ${JSON.stringify(`./${file}`)}
import { WithinRoot, setRoot } from ${JSON.stringify(islandHelper)}
setRoot(Root)
const inRoot = (article, Whole, isDoc) => element(WithinRoot, { Whole, isOutside: isDoc && ${aroundLayout.test(file)} }, article)`
}
