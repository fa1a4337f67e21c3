import type { Nodes, Root } from 'mdast'
import { lostReference } from '../../../diagnostics/catalogue.ts'
import { textPosition } from '../text-position.ts'
import { positionOf, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'

/** Stands for what is no text: code, emphasis, an element. */
const other = '\uFFFC'

/** `[text][label]`, which is no index (`a[i][j]`) and not the beginning of something longer. */
const link = /(?<![\w\])])\[([^[\]\n]+)\]\[([^[\]\n\uFFFC]*[a-z][^[\]\n\uFFFC]*)\](?![[(:])/gi
const footnote = /(?<!\\)\[\^([\w-]+)\](?![[(:])/g

/** Report references that nothing defines, which readers see as they are written, and footnotes that nothing refers to. */
export const remarkLostReferences: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !(unit.text.includes('][') || unit.text.includes('[^'))) return
  const labels: string[] = []
  const footnotes = new Map<string, Nodes>()
  const used = new Set<string>()
  walk(tree, (node) => {
    if (node.type === 'definition') labels.push(node.label ?? node.identifier)
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier.toUpperCase(), node)
    if (node.type === 'footnoteReference') used.add(node.identifier.toUpperCase())
  })
  const marks = [...footnotes.values()].flatMap((node) =>
    node.type === 'footnoteDefinition' ? [node.label ?? node.identifier] : [],
  )
  walk(tree, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return
    const text = node.children.map((child) => (child.type === 'text' ? child.value : other)).join('')
    for (const { 1: shown = '', 2: label = '' } of text.matchAll(link)) {
      const whole = shown.includes(other) ? `][${label}]` : `[${shown}][${label}]`
      report(node, { whole, wrong: `[${label}]`, label, of: 'link', available: labels }, unit)
    }
    for (const { 0: whole, 1: label = '' } of text.matchAll(footnote)) {
      // Without footnotes it may be a regular expression: `[^abc]`.
      if (marks.length === 0 && !/^\d+$/.test(label)) continue
      report(node, { whole, wrong: whole, label, of: 'footnote', available: marks }, unit)
    }
  })
  for (const [key, node] of footnotes) {
    if (used.has(key) || node.type !== 'footnoteDefinition') continue
    const label = node.label ?? node.identifier
    const position = textPosition(positionOf(node), `[^${label}]`, unit)
    unit.page.diagnostics.push(lostReference({ file: unit.source, position, label, of: 'unused footnote' }))
  }
}

interface Reference {
  /** As it is written, and the part of it that is wrong. */
  readonly whole: string
  readonly wrong: string
  readonly label: string
  readonly of: 'link' | 'footnote'
  readonly available: readonly string[]
}

/** What is written in another way, as with escapes, was meant as text. */
function report(node: Nodes, { whole, wrong, label, of, available }: Reference, unit: Unit): void {
  const around = positionOf(node)
  const found = textPosition(around, whole, unit)
  if (found === around || unit.lines()[found.line - 1]?.charAt(found.column - 2) === '\\') return
  const position = { ...found, column: found.endColumn - wrong.length }
  unit.page.diagnostics.push(lostReference({ file: unit.source, position, label, of, available }))
}
