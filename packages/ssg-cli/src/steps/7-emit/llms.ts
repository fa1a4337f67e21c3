/** A page as `llms.txt` lists it. */
export interface LlmsEntry {
  readonly title: string
  /** Absolute URL of the Markdown twin. */
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
  const intro = input.tagline === '' ? '' : `\n> ${input.tagline}\n`
  const sections = input.sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => `\n## ${title}\n\n${entries.map(line).join('\n')}\n`)
  return `# ${input.title}\n${intro}${sections.join('')}`
}

function line({ title, url, description }: LlmsEntry): string {
  return `- [${title}](${url})${description === '' ? '' : `: ${description}`}`
}
