/** What an element of XML holds: text, or elements, of which absent ones are left out. */
export type XmlContent = string | readonly (string | undefined)[]

/**
 * Write an element of XML.
 *
 *     element('a', { b: '1' }, 'x < y')     // → '<a b="1">x &lt; y</a>'
 *     element('a', {}, [element('b', {})])  // → '<a><b/></a>'
 */
export function element(name: string, attributes: Readonly<Record<string, string>>, content: XmlContent = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = typeof content === 'string' ? escaped(content) : content.join('')
  const start = `<${name}${written.join('')}`
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`
}

function escaped(text: string): string {
  return Array.from(text)
    .filter(isCharacter)
    .join('')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * Whether XML may hold a character, escaped or not.
 *
 * @see https://www.w3.org/TR/xml/#charsets
 */
function isCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff)
}
