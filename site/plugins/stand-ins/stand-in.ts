import type { Blockquote } from 'mdast'
import type { Fence } from 'docs-build'

/** The components that have a stand-in. */
export const components = ['swiper', 'flex-repeater', 'toast'] as const

/** The element that shows a block as its component would, with the block itself. */
export function standIn({ meta, node }: Fence): Blockquote {
  const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/)
  const of = components.find((name) => words.includes(name)) ?? 'swiper'
  const kept = meta.replace(new RegExp(`(?:^|\\s)${of}(?=\\s|$)`), '').trim()
  return {
    type: 'blockquote',
    data: { hName: 'stand-in', hProperties: { dataNeedsScript: '', dataOf: of } },
    children: [
      { type: 'paragraph', children: [], data: { hName: 'div', hProperties: { className: ['stand-in__stage'] } } },
      { ...node, meta: kept === '' ? null : kept },
    ],
    position: node.position,
  }
}
