import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { directive } from 'micromark-extension-directive'
import type { Data } from '../unified.ts'
import { deepPictures } from './deep-pictures.ts'
import { dollarMath } from './dollar-math.ts'
import type { Feature } from './features.ts'

type Syntax = NonNullable<Data['micromarkExtensions']>[number]
type FromMarkdown = NonNullable<Data['fromMarkdownExtensions']>[number]

/** Extensions of the parser, and of the maker of its tree. */
export interface SyntaxExtensions {
  readonly syntax: readonly Syntax[]
  readonly fromMarkdown: readonly FromMarkdown[]
}

/** The extensions that make up the given features, MDX excepted. */
export function featureSyntax(needed: ReadonlySet<Feature>): {
  readonly syntax: Syntax[]
  readonly fromMarkdown: FromMarkdown[]
} {
  const syntax: Syntax[] = []
  const fromMarkdown: FromMarkdown[] = [deepPictures]
  const add = (feature: Feature, micromark: () => Syntax, mdast: () => FromMarkdown) => {
    if (!needed.has(feature)) return
    syntax.push(micromark())
    fromMarkdown.push(mdast())
  }
  add('table', gfmTable, gfmTableFromMarkdown)
  add('strikethrough', gfmStrikethrough, gfmStrikethroughFromMarkdown)
  add('task', gfmTaskListItem, gfmTaskListItemFromMarkdown)
  add('footnote', gfmFootnote, gfmFootnoteFromMarkdown)
  if (needed.has('email')) add('email', gfmAutolinkLiteral, gfmAutolinkLiteralFromMarkdown)
  else add('url', urlLiteral, gfmAutolinkLiteralFromMarkdown)
  add('math', dollarMath, mathFromMarkdown)
  if (needed.has('directive') || needed.has('textDirective')) {
    const { flow = {}, text = {} } = directive()
    syntax.push(needed.has('textDirective') ? { flow, text } : { flow })
    fromMarkdown.push(directiveFromMarkdown())
  }
  return { syntax, fromMarkdown }
}

/** Literal URLs without e-mail addresses, which would try each letter of the text. */
function urlLiteral(): Syntax {
  const all = gfmAutolinkLiteral().text ?? {}
  const last = (character: string) => {
    const constructs = all[character.charCodeAt(0)]
    return Array.isArray(constructs) ? constructs.slice(-1) : []
  }
  return { text: { 72: last('H'), 104: last('h'), 87: last('W'), 119: last('w') } }
}
