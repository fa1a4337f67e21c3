import type { BlockContent, Code, DefinitionContent, Nodes } from 'mdast'
import { markdownSyntax } from '../../../../diagnostics/catalogue.ts'
import { fenceMeta } from '../../code/fence-meta.ts'
import { jsxAttribute, positionOf, type JsxElement } from '../../tree.ts'
import type { Unit } from '../../types.ts'

/** The languages of code samples, in the order of their tabs. */
const tabs: readonly (readonly [value: string, label: string, ...aliases: string[]])[] = [
  ['curl', 'cURL', 'bash', 'sh', 'shell'],
  ['python', 'Python', 'py'],
  ['go', 'Go', 'golang'],
  ['nodejs', 'Node.js', 'javascript', 'js', 'node', 'typescript', 'ts'],
  ['csharp', 'C#', 'cs', 'c#'],
  ['java', 'Java'],
]

/** Turn `CodeTabs` with fences into `Tabs` with one tab for each language, in a fixed order. */
export function codeTabs(node: JsxElement, unit: Unit): void {
  const blocks = new Map<string, Code>()
  for (const child of node.children) {
    if (child.type !== 'code') {
      report(child, unit, 'something else than a code block')
      continue
    }
    const language = fenceMeta(child.lang ?? '', '').language ?? ''
    const tab = tabs.find(([value, , ...aliases]) => value === language || aliases.includes(language))?.[0]
    if (tab === undefined) report(child, unit, `the code block language "${language}"`)
    else if (blocks.has(tab)) report(child, unit, `a second code block for "${tab}"`)
    else blocks.set(tab, child)
  }
  const attributes = jsxAttribute(node, 'groupId')
    ? node.attributes
    : [...node.attributes, literal('groupId', 'code-language')]
  const items = tabs.flatMap(([value, label]) => {
    const block = blocks.get(value)
    return block ? [tabItem(value, label, block)] : []
  })
  const position = positionOf(node)
  unit.page.components.push(
    { name: 'Tabs', source: unit.source, position },
    { name: 'TabItem', source: unit.source, position },
  )
  Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Tabs', attributes, children: items })
}

function tabItem(value: string, label: string, block: BlockContent | DefinitionContent): JsxElement {
  const attributes = [literal('value', value), literal('label', label)]
  return { type: 'mdxJsxFlowElement', name: 'TabItem', attributes, children: [block], position: block.position }
}

function literal(name: string, value: string) {
  return { type: 'mdxJsxAttribute' as const, name, value }
}

function report(node: Nodes, unit: Unit, found: string): void {
  const position = positionOf(node)
  unit.page.diagnostics.push(
    markdownSyntax({
      file: unit.source,
      position: {
        ...position,
        endLine: position.line,
        endColumn: Math.max(position.column + 1, (unit.lines()[position.line - 1] ?? '').length + 1),
      },
      message: `Unexpected ${found} in "CodeTabs", expected one code block for each of ${tabs.map(([value]) => value).join(', ')}`,
      hint: 'Use Tabs and TabItem for other content.',
    }),
  )
}
