import type { Heading, PhrasingContent, Root } from 'mdast'
import { lostMarkup } from '../../../diagnostics/catalogue.ts'
import { textPosition } from '../text-position.ts'
import { isJsx, positionOf, walk } from '../tree.ts'
import type { Unit } from '../types.ts'
import { plainText } from './plain-text.ts'

const braces = /[ \t]*\{#([^{}]+)\}[ \t]*$/
const markdownComment = /^<!--\s*#([^\s{}]+)\s*-->$/
const mdxComment = /^\/\*\s*#([^\s{}]+)\s*\*\/$/

/** A file of the page with its tree. */
export interface ParsedUnit {
  readonly unit: Unit
  readonly tree: Root
  /** By the names that the file gives them. */
  readonly partials: ReadonlyMap<string, ParsedUnit>
}

/**
 * Give the headings of a page their ids: those that authors chose, then slugs of the text.
 *
 * Chosen ids are taken first, wherever they stand, so that a slug never collides with one. Partials take
 * part where they are used first.
 */
export function assignHeadingIds(main: ParsedUnit, units: Iterable<ParsedUnit>): void {
  for (const { tree, unit } of units) {
    walk(tree, (node) => {
      if (node.type !== 'heading') return
      const id = takeExplicitId(node, unit)
      if (id === undefined) return
      if (/\s/.test(id)) tellSpace(node, id, unit)
      node.data = { ...node.data, id }
      unit.page.ids.reserve(id)
    })
  }
  assignSlugs(main, new Set())
}

/**
 * Links and scripts read an id with a space as two.
 *
 * @see https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute
 */
function tellSpace(heading: Heading, id: string, unit: Unit): void {
  const around = positionOf(heading)
  const position = textPosition(around, id, unit)
  const better = id.trim().replace(/\s+/g, '-')
  const message = `Unexpected id "${id}" with a space, expected "${better}"`
  unit.page.diagnostics.push(lostMarkup({ file: unit.source, position, message, hint: `Write {#${better}}.` }))
}

function assignSlugs(parsed: ParsedUnit, done: Set<ParsedUnit>): void {
  done.add(parsed)
  walk(parsed.tree, (node) => {
    if (node.type === 'heading' && node.data?.id === undefined && !node.data?.isAdded) {
      const id = parsed.unit.page.ids.unique(slugTextOf(node))
      // The title is the page itself; it only keeps its slug from the headings below, as in Docusaurus.
      // An empty id is none: nothing can lead to it.
      if (node.depth > 1 && id !== '') node.data = { ...node.data, id }
    }
    const partial = isJsx(node) && node.name !== null ? parsed.partials.get(node.name) : undefined
    if (partial && !done.has(partial)) assignSlugs(partial, done)
  })
}

/** What the slug of a heading is made of. A name after a colon that is all there is counts. */
function slugTextOf({ children }: Heading): string {
  const text = children.map((child) => slugText(child)).join('')
  if (!text.includes(':')) return text
  const others = children.map((child) => slugText(child, true)).join('')
  return /[\p{L}\p{N}_]/u.test(others) ? others : text
}

/**
 * A directive of text without one of its own.
 *
 * @see https://github.com/micromark/micromark-extension-directive#syntax
 */
const directive = /(?<!:):[A-Za-z](?:[\w-]*[A-Za-z\d])?(?![\w:-])/g

/**
 * What a heading's slug is made of, as in Docusaurus, so that published anchors stay: the text inside of JSX counts,
 * an expression counts as it is written, and space at the ends becomes a hyphen. A name after a colon is a directive without text
 * there: `root:root` is `root`.
 */
function slugText(node: PhrasingContent, dropNames = false): string {
  // A comment of HTML has one space more than it was written with.
  if (node.type === 'mdxTextExpression') return node.value.replace(/^\/\* {2}/, '/* ')
  if ('children' in node) return node.children.map((child) => slugText(child, dropNames)).join('')
  return dropNames && node.type === 'text' ? node.value.replace(directive, '') : plainText(node)
}

/** Remove the id that the author wrote from the heading, and return it. One that a plugin gave it counts as written. */
function takeExplicitId(heading: Heading, unit: Unit): string | undefined {
  const given = heading.data?.hProperties?.['id'] ?? heading.data?.id
  if (typeof given === 'string' && given !== '') return given
  const last = lastVisible(heading.children)
  if (last?.type === 'html' || last?.type === 'mdxTextExpression') {
    const id = commentId(last)
    if (id !== undefined) return takeComment(heading, id)
  }
  if (last?.type === 'text') {
    const found = braces.exec(last.value)
    if (found) {
      last.value = last.value.slice(0, found.index)
      return found[1]
    }
  }
  for (let line = heading.position?.start.line ?? 1; line <= (heading.position?.end.line ?? 0); line++) {
    const id = unit.headingMarks.get(line)
    if (id !== undefined) return id
  }
  return undefined
}

function commentId(node: Extract<PhrasingContent, { type: 'html' | 'mdxTextExpression' }>): string | undefined {
  return node.type === 'html' ? markdownComment.exec(node.value)?.[1] : mdxComment.exec(node.value.trim())?.[1]
}

function takeComment(heading: Heading, id: string): string {
  heading.children.pop()
  const last = lastVisible(heading.children)
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return id
}

function lastVisible(children: PhrasingContent[]): PhrasingContent | undefined {
  const last = children.at(-1)
  if (last?.type !== 'text' || last.value.trim() !== '' || children.length === 1) return last
  children.pop()
  return children.at(-1)
}
