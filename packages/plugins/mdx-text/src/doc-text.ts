import type { Text } from 'mdast'
import { directiveToMarkdown } from 'mdast-util-directive'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import { stringify } from 'yaml'
import { isPlain } from './is-plain.ts'
import type { Content } from './nodes.ts'

/** Front matter of a doc: what is undefined is left out. */
export type DocFrontMatter = Readonly<Record<string, unknown>>

/** All syntax that docs know, so that text that looks like some of it is escaped. */
const syntax: Options = {
  bullet: '-',
  rule: '-',
  fences: true,
  handlers: {
    text: (node: Text, _parent, state, info) =>
      isPlain(node.value) ? node.value : escaped(state.safe(node.value, info)),
  },
  extensions: [
    gfmToMarkdown(),
    mathToMarkdown(),
    directiveToMarkdown(),
    mdxToMarkdown(),
    {
      unsafe: [
        // MDX takes a block that begins so for JavaScript.
        { atBreak: true, character: 'i', after: 'mport\\b' },
        { atBreak: true, character: 'e', after: 'xport\\b' },
      ],
    },
  ],
}

/**
 * Write a doc in MDX.
 *
 *     docText({ title: 'A' }, [paragraph(text('1 < 2'))])  // → '---\ntitle: A\n---\n\n1 \\< 2\n'
 */
export function docText(frontMatter: DocFrontMatter, content: readonly Content[]): string {
  const body = toMarkdown({ type: 'root', children: [...content] }, syntax)
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}`
}

/** Ids of headings and HTML comments are found before MDX is parsed, also behind a backslash. */
function escaped(markdown: string): string {
  return markdown.replace(/\\\{#/g, '&#123;#').replace(/\\<!--/g, '&lt;!--')
}
