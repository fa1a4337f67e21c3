const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'
const letters = new Map(
  greek.split(' ').flatMap((name, index) => {
    const upper = name[0]?.toUpperCase() + name.slice(1)
    return [
      [name, String.fromCharCode(0x3b1 + index)],
      [`var${name}`, String.fromCharCode(0x3b1 + index)],
      [upper, String.fromCharCode(0x391 + index)],
    ] as const
  }),
)
const signs: Readonly<Record<string, string>> = {
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  times: '×',
  cdot: '·',
  pm: '±',
  to: '→',
  infty: '∞',
  partial: '∂',
  nabla: '∇',
  sum: '∑',
  int: '∫',
  circ: '°',
}

/**
 * What of a formula can be read in a line of plain text. The head of a doc is read without the parser of LaTeX, which is large;
 * a description needs names and signs, not the whole notation.
 *
 *     texWords(String.raw`\mathrm{Pr} = \frac{\eta}{\lambda}`)  // → 'Pr = η/λ'
 */
export function texWords(tex: string): string {
  return tex
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\([a-zA-Z]+)[ ]?/g, (_, name: string) => letters.get(name) ?? wordOf(name))
    .replace(/\\[,;:!> ]|~/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}^_]/g, '')
    .replace(/ +/g, ' ')
    .trim()
}

/** Signs and `\sin` are read, `\mathrm` says how what follows looks. */
function wordOf(name: string): string {
  const sign = Object.hasOwn(signs, name) ? signs[name] : undefined
  if (sign !== undefined) return /[≤≥≠≈→]/.test(sign) ? ` ${sign} ` : sign
  return /^(?:sin|cos|tan|cot|exp|ln|log|lim|min|max|det)$/.test(name) ? `${name} ` : ''
}
