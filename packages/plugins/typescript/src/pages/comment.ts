import {
  element,
  foreignMarkdown,
  heading,
  inlineCode,
  list,
  paragraph,
  text,
  type Content,
} from '@docs-build/mdx-text'
import type { JSONOutput } from 'typedoc'
import type { UrlOf } from '../print/type-tokens.ts'

type Comment = JSONOutput.Comment
type Part = JSONOutput.CommentDisplayPart

/** Titles of tags that have a section of their own. */
const sections: Readonly<Record<string, string>> = {
  '@remarks': 'Remarks',
  '@example': 'Example',
  '@returns': 'Returns',
  '@throws': 'Throws',
  '@defaultValue': 'Default',
  '@default': 'Default',
  '@since': 'Since',
  '@see': 'See also',
}

/** Show what a comment says, below a heading of the given level. */
export function commentContent(comment: Comment | undefined, level: number, urlOf: UrlOf): readonly Content[] {
  if (!comment) return []
  const tags = comment.blockTags ?? []
  const deprecated = tags.find(({ tag }) => tag === '@deprecated')
  const shown = Object.entries(sections).flatMap(([tag, title]): readonly Content[] => {
    const own = tags.filter((block) => block.tag === tag)
    if (own.length === 0) return []
    if (tag === '@see')
      return [
        heading(level + 1, [text(title)]),
        seeAlso(
          own.map(({ content }) => content),
          level,
          urlOf,
        ),
      ]
    return own.flatMap(({ content }) => [
      heading(level + 1, [text(title)]),
      ...markdown(markdownOf(content, urlOf), level + 2),
    ])
  })
  return [
    ...(deprecated ? [deprecation(deprecated.content, level, urlOf)] : []),
    ...markdown(markdownOf(comment.summary, urlOf), level + 1),
    ...shown,
  ]
}

function seeAlso(all: readonly (readonly Part[])[], level: number, urlOf: UrlOf): Content {
  return list(all.map((parts) => markdown(markdownOf(parts, urlOf).replace(/^\s*-\s/, ''), level + 2)))
}

function deprecation(parts: readonly Part[], level: number, urlOf: UrlOf): Content {
  const said = markdown(markdownOf(parts, urlOf), level + 1)
  const content = said.length > 0 ? said : [paragraph(text('This may go away.'))]
  return element('Admonition', { type: 'warning', title: 'Deprecated' }, content)
}

/** List parameters and type parameters that have something said of them. */
export function parameterList(
  parameters: readonly (JSONOutput.ParameterReflection | JSONOutput.TypeParameterReflection)[],
  level: number,
  urlOf: UrlOf,
): readonly Content[] {
  const told = parameters.filter(({ comment }) => comment && comment.summary.length > 0)
  if (told.length === 0) return []
  const rows = told.flatMap(({ name, comment }) => [
    element('dt', {}, [paragraph(inlineCode(name))]),
    element('dd', {}, markdown(markdownOf(comment?.summary ?? [], urlOf), level + 1)),
  ])
  return [element('dl', { className: 'ts-parameters' }, rows)]
}

/** The first sentence of a comment, for lists. */
export function firstSentence(comment: Comment | undefined, urlOf: UrlOf): readonly Content[] {
  const [first = ''] = markdownOf(comment?.summary ?? [], urlOf).split(/\n\s*\n/, 1)
  const sentence = /^[^]*?[.!?](?=\s|$)/.exec(first)?.[0] ?? first
  return markdown(sentence, 6)
}

/** A comment as Markdown, with its `{@link}`s as links. */
function markdownOf(parts: readonly Part[], urlOf: UrlOf): string {
  return parts.map((part) => (part.kind === 'inline-tag' ? inlineTag(part, urlOf) : part.text)).join('')
}

function inlineTag(part: JSONOutput.InlineTagDisplayPart, urlOf: UrlOf): string {
  const { target } = part
  const label = part.tag === '@linkplain' ? part.text : `\`${part.text}\``
  const url = typeof target === 'number' ? urlOf(target) : typeof target === 'string' ? target : undefined
  if (url === undefined) return label
  return `[${/^https?:/.test(part.text) ? part.text : label}](<${url}>)`
}

/** Code of comments is TypeScript unless it says more. */
function markdown(source: string, level: number): readonly Content[] {
  return foreignMarkdown(source, level).map((node) =>
    node.type === 'code' && !node.lang ? { ...node, lang: 'ts' } : node,
  )
}
