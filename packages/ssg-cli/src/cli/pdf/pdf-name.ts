import type { SectionPage } from './section-pages.ts'

/**
 * The file that a section is printed to: the last part of its path, or all of them where another section ends alike, as the
 * same one does in another language.
 *
 *     pdfName('/guide/', ['/guide/', '/de/guide/'])     // → 'guide.pdf'
 *     pdfName('/de/guide/', ['/guide/', '/de/guide/'])  // → 'de-guide.pdf'
 */
export function pdfName(section: string, all: readonly SectionPage['section'][]): string {
  const own = partsOf(section)
  const isAlone = all.filter((other) => partsOf(other).at(-1) === own.at(-1)).length < 2
  return `${(isAlone ? own.slice(-1) : own).join('-') || 'site'}.pdf`
}

function partsOf(section: string): readonly string[] {
  return section.split('/').filter((part) => part !== '')
}
