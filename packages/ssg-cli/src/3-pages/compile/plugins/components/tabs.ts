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
  if (tabs.children.every(isComment) && tabs.attributes.every(({ type }) => type === 'mdxJsxAttribute'))
    report(unit, openingTag(tabs), { found: 'Tabs without a TabItem', expected: 'at least one' })
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
      report(unit, openingTag(item), {
        found: 'TabItem without "value"',
        expected: 'a value that is unique in its Tabs',
        hint: 'Write <TabItem value="…">.',
      })
      item.attributes.push({ type: 'mdxJsxAttribute', name: 'value', value: `tab-${index}` })
    }
    if (value === undefined) continue
    const attribute = jsxAttribute(item, 'value')
    if (values.has(value) && attribute) {
      report(unit, positionOf(attribute), {
        found: `second TabItem with value "${value}"`,
        expected: 'each value once in its Tabs',
      })
      attribute.value = `${value}-${index}`
    }
    values.add(value)
  }
  const usual = jsxText(tabs, 'defaultValue')
  if (!areAllKnown || usual === undefined || values.has(usual)) return
  const list = [...values].map((value) => `"${value}"`).join(', ')
  report(unit, positionOf(jsxAttribute(tabs, 'defaultValue') ?? tabs), {
    found: `defaultValue "${usual}"`,
    expected: `one of ${list}`,
  })
  drop(tabs, 'defaultValue')
}

function isComment(node: JsxElement['children'][number]): boolean {
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
  return isExpression && node.data?.estree?.body.length === 0
}

function dropTexts(tabs: JsxElement, unit: Unit): void {
  const texts = tabs.children.filter((child) => child.type === 'text' || child.type === 'paragraph')
  const [first] = texts.filter((child) => plainText(child).trim() !== '')
  if (!first) return
  report(unit, positionOf(first), {
    found: 'text in Tabs',
    expected: 'TabItem elements only',
    hint: 'Write <TabItem value="…"> around it.',
  })
  // The rest of the children is of the type that the children are.
  tabs.children = tabs.children.filter((child) => !texts.includes(child as never)) as typeof tabs.children
}

/** The query parameter is named after the group, unless it has a name of its own. */
function checkQuery(tabs: JsxElement, unit: Unit): void {
  const query = jsxAttribute(tabs, 'queryString')
  if (!query || query.value !== null || tabs.attributes.some(isGroup)) return
  report(unit, positionOf(query), {
    found: '"queryString" without "groupId"',
    expected: 'the name of a query parameter, or a groupId',
  })
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

interface TabsProblem {
  readonly found: string
  readonly expected: string
  readonly hint?: string
}

function report(unit: Unit, position: Position, { found, expected, hint }: TabsProblem): void {
  unit.page.diagnostics.push(
    markdownSyntax({ file: unit.source, position, message: `Unexpected ${found}, expected ${expected}`, hint }),
  )
}
