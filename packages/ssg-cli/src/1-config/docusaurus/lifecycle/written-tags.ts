import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/**
 * The elements of HTML as objects, as plugins may give them too. Comments are none, and what an element holds is as it was written.
 *
 *     writtenTags('<!-- Counts --><script src="/a.js" async></script>')
 *     // [{ tagName: 'script', attributes: { src: '/a.js', async: true }, innerHTML: '' }]
 */
export function writtenTags(html: string): readonly unknown[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  return childNodes.flatMap((node): readonly unknown[] => {
    if ('tagName' in node) return [tagOf(node, html)]
    return 'value' in node && node.value.trim() !== '' ? [node.value] : []
  })
}

function tagOf({ tagName, attrs, sourceCodeLocation }: DefaultTreeAdapterTypes.Element, html: string): unknown {
  const { startTag, endTag } = sourceCodeLocation ?? {}
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value === '' ? true : value]))
  const innerHTML = startTag && endTag ? html.slice(startTag.endOffset, endTag.startOffset) : undefined
  return { tagName, attributes, ...(innerHTML !== undefined && { innerHTML }) }
}
