import { languageFolder } from '../text/urls/site-root.ts'
import type { Page } from '../model/page.ts'
import { oneLine } from '../text/one-line.ts'
import { listedPages, type Emitter, type EmitInput, type MadeFile } from './emitter.ts'

/** `llms.txt`: the raw Markdown of all docs and posts that may be listed. */
export const llmsFile: Emitter<MadeFile> = (input) => {
  const { title, tagline } = input.site.config
  return [
    {
      path: `${languageFolder(input.site.config)}llms.txt`,
      make: () => llms({ title, tagline, sections: [...versionSections(input), ...blogSections(input)] }),
    },
  ]
}

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

/** One section a version; the latest first, for it is what most readers want. */
function versionSections({ site: { config, collections }, pages }: EmitInput): LlmsSection[] {
  const listed = listedPages(pages)
  const all = collections.flatMap(({ id, versions }) =>
    versions.map((version) => ({
      isLast: version.isLast,
      title: versions.length > 1 ? `${id === 'default' ? 'Documentation' : id} ${version.label}` : 'Pages',
      entries: listed.flatMap(({ plan: { body, page } }) => {
        const isOfVersion = body?.linkBase.collection === id && body.linkBase.version === version.name
        return isOfVersion ? entryOf(page, config.url) : []
      }),
    })),
  )
  return [...all.filter(({ isLast }) => isLast), ...all.filter(({ isLast }) => !isLast)]
}

/** One section a blog, its posts in the order of its lists. */
function blogSections({ site: { config }, pages }: EmitInput): LlmsSection[] {
  const sections = new Map<string, { readonly title: string; readonly entries: LlmsEntry[] }>()
  for (const { plan } of listedPages(pages)) {
    const { content } = plan.page
    if (content.type !== 'doc' || !content.post) continue
    const { label: title, href } = content.post.blog
    const section = sections.get(href) ?? { title, entries: [] }
    sections.set(href, section)
    section.entries.push(...entryOf(plan.page, config.url))
  }
  return [...sections.values()]
}

function entryOf({ content, meta: { title, description } }: Page, origin: string): readonly LlmsEntry[] {
  return content.type === 'doc' ? [{ title, url: origin + content.markdownUrl, description }] : []
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
