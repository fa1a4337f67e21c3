import { oneLine } from '../text/one-line.ts'

/** A page as `llms.txt` lists it. */
export interface LlmsEntry {
  readonly title: string
  /** Absolute URL of the raw Markdown. */
  readonly url: string
  readonly description: string
}

/** A heading of `llms.txt` with its pages. */
export interface LlmsSection {
  readonly title: string
  readonly entries: readonly LlmsEntry[]
}

/**
 * llms.txt: the site in one page of Markdown, for readers that are programs.
 *
 * @see https://llmstxt.org/
 */
export function llms(input: {
  readonly title: string
  readonly tagline: string
  readonly sections: readonly LlmsSection[]
}): string {
  const tagline = oneLine(input.tagline)
  const intro = tagline === '' ? '' : `\n> ${tagline}\n`
  const sections = input.sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => `\n## ${title}\n\n${entries.map(line).join('\n')}\n`)
  return `# ${oneLine(input.title)}\n${intro}${sections.join('')}`
}

/** A line end would end the item, a bracket the text of its link. */
function line({ title, url, description }: LlmsEntry): string {
  const link = `[${oneLine(title).replace(/[\\[\]]/g, '\\$&')}](${url})`
  const words = oneLine(description)
  return words === '' ? `- ${link}` : `- ${link}: ${words}`
}
