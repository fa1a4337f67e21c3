import type { Element, Nodes, Properties, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

const parser = unified().use(rehypeRaw).freeze()

/**
 * HTML in one form, so that two texts that a browser takes for the same are the same: attributes in order, white space that
 * shows nothing left out. What a build adds to every element of a kind, and takes nothing away by it, is left out too: ids of
 * headings, boxes around tables, names of check boxes, classes of code and task lists, how links open and pictures load.
 */
export function plainHtml(html: string): string {
  const tree = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html.trimEnd() }] } as Root)
  return written(tree, false)
    .replace(
      /\s+(?=<(?!\/?(?:a|b|em|strong|code|img|i|span|del|bar|warning)\b))|(?<=<\/?(?:p|div|h\d|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|pre|article|section|footer|header)[^>]*>)\s+/g,
      '',
    )
    .trim()
}

function written(node: Nodes, isPre: boolean): string {
  if (node.type === 'text') return isPre ? escape(node.value) : escape(node.value.replace(/\s+/g, ' '))
  if (node.type === 'comment') return ''
  if (node.type !== 'element' && node.type !== 'root') return ''
  const joined = node.children
    .map((child) => written(child, isPre || (node.type === 'element' && node.tagName === 'pre')))
    .join('')
  // A comment leaves white space on both sides.
  const inner = isPre || (node.type === 'element' && node.tagName === 'pre') ? joined : joined.replace(/ +/g, ' ')
  if (node.type === 'root' || isBox(node)) return inner
  return `<${node.tagName}${attributes(node)}>${inner}</${node.tagName}>`
}

function isBox({ tagName, properties }: Element): boolean {
  return tagName === 'div' && String(properties['className']) === 'table-scroll'
}

function attributes({ tagName, properties }: Element): string {
  return Object.entries(properties)
    .filter(([name]) => !isAdded(tagName, name))
    .map(([name, value]) => ` ${name}="${escape(isUrl(name) ? address(text(value)) : text(value))}"`)
    .sort()
    .join('')
}

function isAdded(tagName: string, name: string): boolean {
  if (/^h[1-6]$/.test(tagName)) return name === 'id'
  if (tagName === 'a') return name === 'target' || name === 'rel'
  if (tagName === 'img') return name === 'loading' || name === 'decoding'
  if (tagName === 'code' || tagName === 'ul' || tagName === 'li') return name === 'className'
  return tagName === 'input' && name === 'ariaLabel'
}

function isUrl(name: string): boolean {
  return name === 'href' || name === 'src'
}

/** Where a URL leads from the page, as a browser reads it: relative ones are resolved in a build. */
function address(url: string): string {
  return URL.canParse(url, 'http://site/') ? new URL(url, 'http://site/').href : url
}

function text(value: Properties[string]): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
