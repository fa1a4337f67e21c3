const piece = /<annotation\b[^]*?<\/annotation>|<(\/?)([a-z]+)([^>]*)>|[^<]+/g
/** Signs between two sides; those within a term, such as `+`, stand close. */
const relation = /^(?:&lt;|&gt;|[=≤≥≠≈≡∼≃∝∈→←↔⇒⇐⇔≪≫])$/
/** Function application and its like have no width. */
const invisible = /[\u2061-\u2064]/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The identifiers, numbers and operators of MathML in one line, as a sentence with the formula is read or searched.
 *
 *     mathText('<math><mi>λ</mi><mo>=</mo><mfrac><mi>η</mi><mn>2</mn></mfrac></math>')  // → 'λ = η/2'
 */
export function mathText(mathml: string): string {
  const open: { readonly name: string; parts: number }[] = []
  let text = ''
  for (const [found, isEnd, name, attributes = ''] of mathml.matchAll(piece)) {
    if (name === undefined) text += found.startsWith('<') ? '' : relation.test(found) ? ` ${found} ` : found
    else if (isEnd) open.pop()
    else {
      const parent = open.at(-1)
      if (parent?.name === 'mfrac' && parent.parts++ === 1) text += '/'
      if (name === 'mtd' || (name === 'mspace' && attributes.includes('width'))) text += ' '
      if (!attributes.endsWith('/')) open.push({ name, parts: 0 })
    }
  }
  return text
    .replace(invisible, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
