import { markdownSyntax } from '../../../../diagnostics/catalogue.ts'
import type { Position } from '../../../../model/diagnostic.ts'
import { plainText } from '../../facts/plain-text.ts'
import { isJsx, jsxAttribute, jsxText, positionOf, type JsxElement } from '../../tree.ts'
import type { Unit } from '../../types.ts'

/**
 * Check tabs where they are written out: each has a value of its own, and the default one exists. What is wrong is told
 * and made right in the tree, so that rendering need not tell it once more.
 *
 * @see https://docusaurus.io/docs/markdown-features/tabs
 */
export function checkTabs(tabs: JsxElement, unit: Unit): void {
  const values = new Set<string>()
  let areAllKnown = !jsxAttribute(tabs, 'values') && tabs.attributes.every(({ type }) => type === 'mdxJsxAttribute')
  dropTexts(tabs, unit)
  checkQuery(tabs, unit)
  for (const [index, item] of tabs.children.entries()) {
    if (!isJsx(item) || item.name !== 'TabItem') {
      // An expression or a component may make tabs.
      areAllKnown = false
      continue
    }
    const value = jsxText(item, 'value')
    const isWritten =
      jsxAttribute(item, 'value') !== undefined || item.attributes.some(({ type }) => type !== 'mdxJsxAttribute')
    if (value === undefined) areAllKnown = false
    if (!isWritten) {
      report(
        unit,
        openingTag(item),
        'TabItem without "value"',
        'a value that is unique in its Tabs',
        'Write <TabItem value="…">.',
      )
      item.attributes.push({ type: 'mdxJsxAttribute', name: 'value', value: `tab-${index}` })
    }
    if (value === undefined) continue
    const attribute = jsxAttribute(item, 'value')
    if (values.has(value) && attribute) {
      report(unit, positionOf(attribute), `second TabItem with value "${value}"`, 'each value once in its Tabs')
      attribute.value = `${value}-${index}`
    }
    values.add(value)
  }
  const usual = jsxText(tabs, 'defaultValue')
  if (!areAllKnown || usual === undefined || values.has(usual)) return
  const list = [...values].map((value) => `"${value}"`).join(', ')
  report(unit, positionOf(jsxAttribute(tabs, 'defaultValue') ?? tabs), `defaultValue "${usual}"`, `one of ${list}`)
  drop(tabs, 'defaultValue')
}

function dropTexts(tabs: JsxElement, unit: Unit): void {
  const texts = tabs.children.filter((child) => child.type === 'text' || child.type === 'paragraph')
  const [first] = texts.filter((child) => plainText(child).trim() !== '')
  if (!first) return
  report(unit, positionOf(first), 'text in Tabs', 'TabItem elements only', 'Write <TabItem value="…"> around it.')
  // The rest of the children is of the type that the children are.
  tabs.children = tabs.children.filter((child) => !texts.includes(child as never)) as typeof tabs.children
}

/** The query parameter is named after the group, unless it has a name of its own. */
function checkQuery(tabs: JsxElement, unit: Unit): void {
  const query = jsxAttribute(tabs, 'queryString')
  if (!query || query.value !== null || tabs.attributes.some(isGroup)) return
  report(unit, positionOf(query), '"queryString" without "groupId"', 'the name of a query parameter, or a groupId')
  drop(tabs, 'queryString')
}

function isGroup(attribute: JsxElement['attributes'][number]): boolean {
  return attribute.type !== 'mdxJsxAttribute' || attribute.name === 'groupId'
}

function drop(tabs: JsxElement, name: string): void {
  tabs.attributes = tabs.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name,
  )
}

function openingTag(node: JsxElement): Position {
  const position = positionOf(node)
  return { ...position, endLine: position.line, endColumn: position.column + 1 + (node.name?.length ?? 0) }
}

function report(unit: Unit, position: Position, found: string, expected: string, hint?: string): void {
  unit.page.diagnostics.push(
    markdownSyntax({ file: unit.source, position, message: `Unexpected ${found}, expected ${expected}`, hint }),
  )
}
