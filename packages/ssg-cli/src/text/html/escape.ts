const special = /[&<>]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escape text for HTML, inside elements (not in attributes). */
export function escapeHtml(text: string): string {
  return text.replace(special, (character) => entities[character] ?? character)
}

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The text that {@link escapeHtml} made HTML of. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:lt|gt|amp);/g, (entity) => characters[entity] ?? entity)
}

/**
 * Escape text for HTML: inside elements, and in attributes within double quotes.
 *
 *     escapeAttribute('a="b"')  // → 'a=&#34;b&#34;'
 */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Escape text for a regular expression in which it stands for itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
