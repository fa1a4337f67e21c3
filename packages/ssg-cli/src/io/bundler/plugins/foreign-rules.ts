import type { Container, Root, Rule } from '../../parse-css.ts'
import { isOwnFile } from '../../packages/is-own-file.ts'
import { acrossSlots } from './across-slots.ts'
import { foreignLayers } from './foreign-layers.ts'
import { foreignSelectors, ofPage } from './foreign-selectors.ts'
import { importsFirst } from './imports-first.ts'
import type { PostcssStep } from './postcss-text.ts'

/** Finds classes, ids, attributes and pseudo-classes in a selector; pseudo-elements have two colons. */
const beyondElements = /[.#[&]|(?<!:):(?!:)/

/** Rules within these hold for the same page; what others hold is no rule of elements, or has a layer. */
const conditions = new Set(['media', 'supports', 'container'])

/** What becomes of stylesheets that were written for another theme. */
export interface ForeignRules {
  /** What those elements are here, see {@link foreignSelectors}. */
  readonly selectors: Readonly<Record<string, string>>
  /** True: rules for bare elements lose against classes, and go into the cascade layer `elements`; the site's layers lose too. */
  readonly isUnlayered: boolean
  /** True where children may be parted from their parents by a slot. */
  readonly hasSlots?: boolean
}

/**
 * Make stylesheets that were written for Docusaurus mean the elements of the theme. There they count on classes of the theme to
 * win over what they say of bare elements: `a { color: gray }` means links in texts, not those of the navbar. What they say of
 * `details` means those of the page, not the menus of the navbar. Stylesheets of packages stay as they are, but
 * for those that the config names: a reset is among them.
 *
 * @param siteDir absolute path of the site folder
 * @param step what the stylesheet goes through before
 * @param named stylesheets of packages that count as those of the site: absolute paths
 * @see https://developer.mozilla.org/docs/Web/CSS/@layer
 */
export function foreignRules(
  siteDir: string,
  {
    step,
    named,
    ...rules
  }: ForeignRules & { readonly step: PostcssStep | undefined; readonly named: ReadonlySet<string> },
): PostcssStep {
  const adapted = adaptedRules(rules)
  return async (css, file) => {
    const made = step ? await step(css, file) : { css, files: [], errors: [] }
    return isOwnFile(file, siteDir) || named.has(file) ? { ...made, css: await adapted(made.css) } : made
  }
}

/**
 * Gives a text of CSS with its imports first and its rules as {@link foreignRules} has them. What can't be parsed stays as it
 * is, and is told by the bundler.
 */
export function adaptedRules({ selectors, isUnlayered, hasSlots }: ForeignRules): (css: string) => Promise<string> {
  const here = foreignSelectors(selectors)
  const selectorHere = hasSlots ? (selector: string) => here(acrossSlots(selector)) : here
  return async (css) => {
    const { parseCss } = await import('../../parse-css.ts')
    try {
      const root = parseCss(css)
      adaptSelectors(root, selectorHere)
      if (isUnlayered) {
        foreignLayers(root)
        inLayer(root)
      }
      importsFirst(root)
      return root.toString()
    } catch {
      return css
    }
  }
}

function adaptSelectors(root: Root, selectorHere: (selector: string) => string): void {
  root.walkRules((rule) => {
    const adapted = selectorHere(rule.selector)
    // What is set is written anew, and comments in it are lost.
    if (adapted !== rule.selector) rule.selector = adapted
  })
}

function inLayer(container: Container): void {
  // Rules are replaced while they are gone through, which this way of going allows.
  container.each((node) => {
    if (node.type === 'atrule' && conditions.has(node.name) && node.nodes) inLayer(node)
    if (node.type === 'rule') splitRule(node)
  })
}

function splitRule(rule: Rule): void {
  const isBare = (selector: string) => !beyondElements.test(selector.replaceAll(ofPage, ''))
  const bare = rule.selectors.filter(isBare)
  // In a layer, what is important would win over all that comes later; and nested rules may be of classes.
  if (bare.length === 0 || rule.nodes.some((node) => node.type !== 'decl' || node.important)) return
  const others = rule.selectors.filter((selector) => !isBare(selector))
  const layered = `@layer elements{${rule.clone({ selectors: bare })}}`
  if (others.length === 0) rule.replaceWith(layered)
  else rule.replaceWith(layered, rule.clone({ selectors: others }))
}
