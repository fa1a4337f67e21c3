const special = /[&<>]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escape text for HTML, inside elements (not in attributes). */
export function escapeHtml(text: string): string {
  return text.replace(special, (character) => entities[character] ?? character)
}
