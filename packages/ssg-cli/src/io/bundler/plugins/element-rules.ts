import type { Container, Rule } from '../../parse-css.ts'
import { isOwnFile } from '../../is-own-file.ts'
import { importsFirst } from './imports-first.ts'
import type { PostcssStep } from './postcss-text.ts'

/** Finds classes, ids, attributes and pseudo-classes in a selector; pseudo-elements have two colons. */
const beyondElements = /[.#[&]|(?<!:):(?!:)/

/** Elements that the theme has around pages where that of Docusaurus has others. A name with a class is one of the site's. */
const ofTheme = /(?<![\w.#-])(?:details|summary|dialog)(?![\w.#-])/g

/** The article, of which children are meant: here its text stands in an element of its own. */
const childOfArticle = /\.(?:theme-doc-)?markdown(?=\s*>)/g
const bodyToo = ':is($&,:where($& > .prose__body))'

/** The beginning of a name in a sheet of the other theme, behind which a hash stands: the names here go on with a second underscore. */
const hashedName = /\[class([\^*])=(['"]?)([\w-]*[A-Za-z\d]_)\2\]/g

/** Rules within these hold for the same page; what others hold is no rule of elements, or has a layer. */
const conditions = new Set(['media', 'supports', 'container'])

/**
 * Put what a stylesheet says of bare elements into the cascade layer `elements`. A stylesheet that was written for Docusaurus
 * counts on classes of the theme to win over it: `a { color: gray }` means links in texts, not those of the navbar. What it says
 * of `details` means those of the page, not the menus of the navbar. Stylesheets of packages stay as they are, but
 * for those that the config names: a reset is among them.
 *
 * @param siteDir absolute path of the site folder
 * @param step what the stylesheet goes through before
 * @param named stylesheets of packages that count as those of the site: absolute paths
 * @see https://developer.mozilla.org/docs/Web/CSS/@layer
 */
export function elementRules(
  siteDir: string,
  step: PostcssStep | undefined,
  named: ReadonlySet<string> = new Set(),
): PostcssStep {
  return async (css, file) => {
    const made = step ? await step(css, file) : { css, files: [], errors: [] }
    return isOwnFile(file, siteDir) || named.has(file) ? { ...made, css: await withElementLayer(made.css) } : made
  }
}

/** A text of CSS with its imports first and its rules for bare elements in a layer. What can't be parsed stays as it is, and is told by the bundler. */
export async function withElementLayer(css: string): Promise<string> {
  const { parseCss } = await import('../../parse-css.ts')
  try {
    const root = parseCss(css)
    inLayer(root)
    importsFirst(root)
    return root.toString()
  } catch {
    return css
  }
}

function inLayer(container: Container): void {
  // Rules are replaced while they are gone through, which this way of going allows.
  container.each((node) => {
    if (node.type === 'atrule' && conditions.has(node.name) && node.nodes) inLayer(node)
    if (node.type === 'rule') splitRule(node)
  })
}

function splitRule(rule: Rule): void {
  if (rule.selector.search(childOfArticle) >= 0) rule.selector = rule.selector.replace(childOfArticle, bodyToo)
  if (rule.selector.includes('[class'))
    rule.selector = rule.selector.replace(hashedName, '$&:not(:where([class$1="$3_"]))')
  if (rule.selector.search(ofTheme) >= 0) rule.selector = rule.selector.replace(ofTheme, '$&:where(main *)')
  const isBare = (selector: string) => !beyondElements.test(selector.replaceAll(':where(main *)', ''))
  const bare = rule.selectors.filter(isBare)
  // In a layer, what is important would win over all that comes later; and nested rules may be of classes.
  if (bare.length === 0 || rule.nodes.some((node) => node.type !== 'decl' || node.important)) return
  const others = rule.selectors.filter((selector) => !isBare(selector))
  const layered = `@layer elements{${rule.clone({ selectors: bare })}}`
  if (others.length === 0) rule.replaceWith(layered)
  else rule.replaceWith(layered, rule.clone({ selectors: others }))
}
