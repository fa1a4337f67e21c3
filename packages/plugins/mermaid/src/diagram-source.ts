/** What an author wrote, apart from the diagram itself. */
export interface DiagramSource {
  /** The diagram, without what is told of it. */
  readonly text: string
  /** What stands above the drawing. */
  readonly title?: string
  /** Its accessible name and description. */
  readonly name?: string
  readonly description?: string
}

const frontMatter = /^\s*---[ \t]*\n([^]*?)\n[ \t]*---[ \t]*(?:\n|$)/
const titleLine = /^title:\s*(?:"([^"]*)"|'([^']*)'|([^\s"'#|>&*!{[][^#]*?))\s*$/

/**
 * Take off a diagram what is told of it: a title in front matter, a name and a description. Undefined if it asks for
 * settings, which only Mermaid knows.
 *
 * @see https://mermaid.js.org/config/accessibility.html
 */
export function diagramSource(code: string): DiagramSource | undefined {
  if (/^\s*%%\{/m.test(code)) return undefined
  const [whole = '', head = ''] = frontMatter.exec(code) ?? []
  const lines = head.split('\n').filter((line) => line.trim() !== '')
  const titles = lines.map((line) => titleLine.exec(line.trim()))
  if (titles.length > 1 || titles.some((match) => match === null)) return undefined
  const [, ...forms] = titles[0] ?? []
  const title = forms.find((form) => form !== undefined)
  let name: string | undefined
  let description: string | undefined
  const text = code
    .slice(whole.length)
    .replace(/^[ \t]*accTitle[ \t]*:[ \t]*(.*)$/gm, (_, found: string) => {
      name = found.trim()
      return ''
    })
    .replace(/^[ \t]*accDescr[ \t]*(?::[ \t]*(.*)|\{([^}]*)\})$/gm, (_, line?: string, block?: string) => {
      description = (line ?? block ?? '').replace(/\s+/g, ' ').trim()
      return ''
    })
  return {
    text,
    ...(title !== undefined && { title }),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  }
}
