const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/**
 * The text of a piece of HTML as the build writes it.
 *
 *     plainText('Bar<wbr>Tender &amp; more')  // → 'BarTender & more'
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:wbr|span|a|code|strong|em|b|i)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
