const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/**
 * Read a text that a crawler escaped for HTML.
 *
 *     decodeEntities('List&lt;T&gt;')  // → 'List<T>'
 *
 * Entities of other names stay as they are: crawlers write only these.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (entity, name, dec, hex) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? entity
    const code = dec === undefined ? Number.parseInt(String(hex), 16) : Number(dec)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}
