import type { Root } from 'mdast'
import { markdownSyntax } from '../../../diagnostics/catalogue.ts'
import type { Place } from '../../../model/diagnostic.ts'
import { isJsx, jsxAttribute, jsxText, placeOf, walk, type JsxElement } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'

/**
 * Check tabs where they are written out: each has a value of its own, and the default one exists.
 *
 * @see https://docusaurus.io/docs/markdown-features/tabs
 */
export const remarkTabs: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !unit.text.includes('<Tabs')) return
  walk(tree, (node) => {
    if (isJsx(node) && node.name === 'Tabs') checkTabs(node, unit)
  })
}

function checkTabs(tabs: JsxElement, unit: Unit): void {
  const values = new Set<string>()
  let areAllKnown = !jsxAttribute(tabs, 'values') && tabs.attributes.every(({ type }) => type === 'mdxJsxAttribute')
  for (const item of tabs.children) {
    if (!isJsx(item) || item.name !== 'TabItem') {
      // An expression or a component may make tabs.
      areAllKnown = false
      continue
    }
    const value = jsxText(item, 'value')
    const isWritten =
      jsxAttribute(item, 'value') !== undefined || item.attributes.some(({ type }) => type !== 'mdxJsxAttribute')
    if (value === undefined) areAllKnown = false
    if (!isWritten)
      report(
        unit,
        openingTag(item),
        'TabItem without "value"',
        'a value that is unique in its Tabs',
        'Write <TabItem value="…">.',
      )
    if (value === undefined) continue
    if (values.has(value))
      report(
        unit,
        placeOf(jsxAttribute(item, 'value') ?? item),
        `second TabItem with value "${value}"`,
        'each value once in its Tabs',
      )
    values.add(value)
  }
  const usual = jsxText(tabs, 'defaultValue')
  if (!areAllKnown || usual === undefined || values.has(usual)) return
  const list = [...values].map((value) => `"${value}"`).join(', ')
  report(unit, placeOf(jsxAttribute(tabs, 'defaultValue') ?? tabs), `defaultValue "${usual}"`, `one of ${list}`)
  tabs.attributes = tabs.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'defaultValue',
  )
}

function openingTag(node: JsxElement): Place {
  const place = placeOf(node)
  return { ...place, endLine: place.line, endColumn: place.column + 1 + (node.name?.length ?? 0) }
}

function report(unit: Unit, place: Place, found: string, expected: string, hint?: string): void {
  unit.page.diagnostics.push(
    markdownSyntax({ file: unit.source, place, message: `Unexpected ${found}, expected ${expected}`, hint }),
  )
}
