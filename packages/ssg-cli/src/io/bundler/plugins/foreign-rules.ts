import type { Container, Root, Rule } from '../../parse-css.ts'
import { isOwnFile } from '../../packages/is-own-file.ts'
import { acrossSlots } from './across-slots.ts'
import { foreignLayers } from './foreign-layers.ts'
import { foreignSelectors } from './foreign-selectors.ts'
import { importsFirst } from './imports-first.ts'
import type { PostcssStep } from './postcss-text.ts'

/** Finds classes, ids, attributes and pseudo-classes in a selector; pseudo-elements have two colons. */
const beyondElements = /[.#[&]|(?<!:):(?!:)/g

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
 * @param below stylesheets that stand before those of Docusaurus, see {@link belowTheme}: absolute paths
 * @see https://developer.mozilla.org/docs/Web/CSS/@layer
 */
export function foreignRules(
  siteDir: string,
  {
    step,
    named,
    below,
    ...rules
  }: ForeignRules & {
    readonly step: PostcssStep | undefined
    readonly named: ReadonlySet<string>
    readonly below?: ReadonlySet<string>
  },
): PostcssStep {
  const adapted = adaptedRules(rules)
  const adaptedBelow = adaptedRules(rules, belowTheme)
  return async (css, file) => {
    const made = step ? await step(css, file) : { css, files: [], errors: [] }
    if (below?.has(file)) return { ...made, css: await adaptedBelow(made.css) }
    return isOwnFile(file, siteDir) || named.has(file) ? { ...made, css: await adapted(made.css) } : made
  }
}

/**
 * Gives a text of CSS with its imports first and its rules as {@link foreignRules} has them. What can't be parsed stays as it
 * is, and is told by the bundler.
 *
 * @param layerOf the layer of what a selector says
 */
export function adaptedRules(
  { selectors, isUnlayered, hasSlots }: ForeignRules,
  layerOf: LayerOf = elementsApart,
): (css: string) => Promise<string> {
  const here = foreignSelectors(selectors)
  const selectorHere = hasSlots ? (selector: string) => here(acrossSlots(selector)) : here
  return async (css) => {
    const { parseCss } = await import('../../parse-css.ts')
    try {
      const root = parseCss(css)
      if (isUnlayered) {
        foreignLayers(root)
        inLayers(root, layerOf)
      }
      adaptSelectors(root, selectorHere)
      importsFirst(root)
      return root.toString()
    } catch {
      return css
    }
  }
}

/** The layers of the theme that rules may go to. Undefined: they stay, and win over all layers. */
const layers = ['below', 'elements', undefined] as const

/** Says which layer is that of a selector. */
type LayerOf = (selector: string) => (typeof layers)[number]

/** What a stylesheet behind the theme says of bare elements loses against the classes of that. */
const elementsApart: LayerOf = (selector) => (weightBeyondElements(selector) === 0 ? 'elements' : undefined)

/**
 * What stands before the theme loses also where it weighs as much: with an element against those of texts, with a class
 * against those of the theme. What weighs more wins.
 */
const belowTheme: LayerOf = (selector) => layers[weightBeyondElements(selector)]

function weightBeyondElements(selector: string): number {
  return [...selector.matchAll(beyondElements)].reduce((sum, [found]) => sum + (found === '#' ? 2 : 1), 0)
}

function adaptSelectors(root: Root, selectorHere: (selector: string) => string): void {
  root.walkRules((rule) => {
    const adapted = selectorHere(rule.selector)
    // What is set is written anew, and comments in it are lost.
    if (adapted !== rule.selector) rule.selector = adapted
  })
}

function inLayers(container: Container, layerOf: LayerOf): void {
  // Rules are replaced while they are gone through, which this way of going allows.
  container.each((node) => {
    if (node.type === 'atrule' && conditions.has(node.name) && node.nodes) inLayers(node, layerOf)
    if (node.type === 'rule') splitRule(node, layerOf)
  })
}

/** Cut a rule into one for each layer, in the order of its selectors' weights. */
function splitRule(rule: Rule, layerOf: LayerOf): void {
  // In a layer, what is important would win over all that comes later; and nested rules may be of classes.
  if (rule.nodes.some((node) => node.type !== 'decl' || node.important)) return
  if (rule.selectors.every((selector) => layerOf(selector) === undefined)) return
  const parts = layers.flatMap((layer) => {
    const selectors = rule.selectors.filter((selector) => layerOf(selector) === layer)
    if (selectors.length === 0) return []
    const part = rule.clone({ selectors })
    return [layer === undefined ? part : `@layer ${layer}{${part}}`]
  })
  rule.replaceWith(...parts)
}
