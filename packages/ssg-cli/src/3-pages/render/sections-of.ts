/**
 * Some of the sections of an article, without their headings, which are of the second level.
 *
 *     sectionsOf('<h2>A</h2>1<h2>B</h2>2', [1])  // → '2'
 */
export function sectionsOf(html: string, wanted: readonly number[]): string {
  const [, ...sections] = html.split(/<h2(?=[\s>])/)
  return wanted.map((index) => sections[index]?.replace(/^.*?<\/h2>/s, '') ?? '').join('')
}
