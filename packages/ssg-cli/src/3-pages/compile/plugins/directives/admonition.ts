import type { PhrasingContent } from 'mdast'
import type { JsxElement } from '../../tree.ts'
import type { DirectiveParts } from './directive-maker.ts'

/** Name of the element that holds a title with markup: rendering makes it the `title` of its admonition. */
export const admonitionTitle = 'AdmonitionTitle'

/**
 * Make the element `Admonition` with `type` and `title`, which is `usual` unless the author wrote one.
 *
 * A title with markup is an element {@link admonitionTitle} that comes first in the children; rendering makes it the
 * value of `title`, which holds its text until then.
 *
 * @see https://docusaurus.io/docs/markdown-features/admonitions
 */
export function admonition({ name, label, attributes, children, position }: DirectiveParts, usual = name): JsxElement {
  const plain = label.map((node) => ('value' in node ? node.value : '')).join('')
  const hasMarkup = label.some((node) => node.type !== 'text')
  const { id, class: className, title: written } = attributes
  const values = { type: name, title: written ?? (plain.trim() || usual), id, className }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: hasMarkup ? [{ type: 'paragraph', children: [titleElement(label)] }, ...children] : [...children],
    position,
  }
}

function titleElement(children: readonly PhrasingContent[]): PhrasingContent {
  return { type: 'mdxJsxTextElement', name: admonitionTitle, attributes: [], children: [...children] }
}
