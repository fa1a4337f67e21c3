import type { Heading, Nodes, TableRow } from 'mdast'
import type { InlineMath } from 'mdast-util-math'
import type { HeadingFact, SectionFact } from '../../../model/compiled.ts'
import { fenceMeta } from '../code/fence-meta.ts'
import { admonitionTitle } from '../plugins/directives/admonition.ts'
import { isJsx, jsxAttribute, positionOf, type JsxElement } from '../tree.ts'
import type { ParsedUnit } from './heading-ids.ts'
import { inlineHtml } from './inline-html.ts'
import { mathText } from './math-text.ts'
import { plainText } from './plain-text.ts'

/** What a page says, in order. */
export interface Outline {
  readonly headings: readonly HeadingFact[]
  readonly sections: readonly SectionFact[]
}

interface Draft {
  readonly headings: HeadingFact[]
  readonly sections: { anchor?: string; level: number; heading: string; readonly texts: string[] }[]
}

/**
 * Collect headings and texts of a page in document order, those of partials where they are used. Without `texts` there
 * are no sections.
 */
export function outline(main: ParsedUnit, { texts }: { readonly texts: boolean }): Outline {
  const draft: Draft = { headings: [], sections: [{ level: 1, heading: '', texts: [] }] }
  collect(main.tree, main, draft, [main])
  return { headings: draft.headings, sections: texts ? draft.sections.flatMap(cleaned) : [] }
}

function collect(node: Nodes, parsed: ParsedUnit, draft: Draft, path: readonly ParsedUnit[]): void {
  if (node.type === 'heading') return addHeading(node, parsed, draft)
  if (node.type === 'paragraph' || node.type === 'text') return addText(readText(node), draft)
  if (node.type === 'tableRow') return addText(rowText(node), draft)
  // Of code, its title is what somebody may ask for.
  if (node.type === 'code') return addText(fenceMeta(node.lang ?? '', node.meta ?? '').title ?? '', draft)
  if (node.type === 'math' || (isJsx(node) && /^head$/i.test(node.name ?? ''))) return
  if (isJsx(node)) for (const text of shownProps(node)) addText(text, draft)
  const partial = isJsx(node) && node.name !== null ? parsed.partials.get(node.name) : undefined
  if (partial && !path.includes(partial)) collect(partial.tree, partial, draft, [...path, partial])
  if (!('children' in node)) return
  for (const child of node.children) collect(child, parsed, draft, path)
}

/** Props by which components are given what they show, whoever made them. */
const shown: ReadonlySet<string> = new Set(['title', 'tagline', 'label', 'caption', 'summary', 'description'])

/** What a component shows that does not stand between its tags. */
function shownProps(node: JsxElement): readonly string[] {
  // Attributes of HTML with these names are for pointers and machines.
  if (node.name === null || /^[a-z]/.test(node.name) || hasTitleWithin(node)) return []
  const usual = jsxAttribute(node, 'type')?.value
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !shown.has(attribute.name)) return []
    const { value } = attribute
    // A note without a title of its own is titled by what it is.
    return typeof value === 'string' && value.toLowerCase() !== usual ? [value] : []
  })
}

/** True for an admonition whose title has markup: its text is read there. */
function hasTitleWithin({ children: [first] }: JsxElement): boolean {
  const inner = first?.type === 'paragraph' ? first.children[0] : undefined
  return inner !== undefined && isJsx(inner) && inner.name === admonitionTitle
}

/** Cells apart from each other, so that nobody reads them as one sentence. */
function rowText({ children }: TableRow): string {
  const cells = children.map((cell) => readText(cell).trim())
  return cells.filter((cell) => cell !== '').join(' · ')
}

function addHeading(node: Heading, { unit }: ParsedUnit, { headings, sections }: Draft): void {
  const text = clean(readText(node))
  const [first] = sections
  const id = node.data?.id
  if (node.depth === 1 && sections.length === 1 && first && first.texts.length === 0) {
    first.heading = text
    return
  }
  sections.push({ level: node.depth, heading: text, texts: [], ...(id !== undefined && { anchor: id }) })
  if (node.depth === 1 || id === undefined) return
  const html = node.children.map(inlineHtml).join('').trim()
  if (html !== '') headings.push({ id, level: node.depth, text, html, source: unit.source, position: positionOf(node) })
}

function readText(node: Nodes): string {
  return plainText(node, formulaText)
}

function formulaText({ data, value }: InlineMath): string {
  return data?.mathml === undefined ? value : mathText(data.mathml)
}

function addText(text: string, { sections }: Draft): void {
  if (/\S/.test(text)) sections.at(-1)?.texts.push(text)
}

function cleaned({ texts, ...section }: Draft['sections'][number]): readonly SectionFact[] {
  if (texts.length === 0 && section.anchor === undefined && section.heading === '') return []
  return [{ ...section, texts: texts.map(clean) }]
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
