import { resolve } from 'node:path'
import { bodyStart } from '../../text/markdown/front-matter.ts'
import { readText } from '../../text/text-of.ts'
import { blogPlan } from '../blog/blog-plan.ts'
import { blogSource } from '../blog/source.ts'
import { docsSource } from '../docs/source.ts'
import { pagesSource } from '../pages/source.ts'
import type { Reading, SourcePage } from '../source.ts'
import { blogContent } from './blog-content.ts'
import { docsContent } from './docs-content.ts'

/** What plugins of Docusaurus have loaded: name of the plugin → id of its instance → content. */
export type SiteContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const defaultId = 'default'

/**
 * What docs, blogs and pages of a site hold, in the form in which Docusaurus tells it to other plugins. What is wrong with them is
 * told where they are read for their own sake.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#allContentLoaded
 */
export async function siteContent(reading: Reading): Promise<SiteContent> {
  const { host, config, configSource, drafts = false } = reading
  const placing = { config, configSource, drafts, taken: () => ({ routes: [], files: new Set<string>() }) }
  const { value: scanned } = await docsSource.read(reading)
  const { collections = [] } = docsSource.place(scanned, placing).value
  const folderOf = (id: string, version: string) => {
    const { path = '', versionsDir = '' } = config.collections.find((each) => each.id === id) ?? {}
    const { siteDir } = host.bundler.pluginPlaces
    return resolve(siteDir, version === 'current' ? path : `${versionsDir}/version-${version}`)
  }
  const { value: blogs } = await blogSource.read(reading)
  const plans = blogs.map((read) => blogPlan(read, { config, drafts, report: () => undefined }))
  const { value: folders } = await pagesSource.read(reading)
  const { pages } = pagesSource.place(folders, placing).value
  const textOf = (source: string) => {
    const text = readText(host, source)
    return text.slice(bodyStart(text).offset)
  }
  return {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      collections.map((each) => [each.id, docsContent(each, (version) => folderOf(each.id, version))]),
    ),
    'docusaurus-plugin-content-blog': Object.fromEntries(
      plans.map((plan) => [plan.read.blog.id ?? defaultId, blogContent(plan, textOf)]),
    ),
    'docusaurus-plugin-content-pages': { [defaultId]: pages.map(pageContent) },
  }
}

function pageContent({ page, source = '', body }: SourcePage): object {
  const { title, description } = page.meta
  const own = { permalink: page.route, source: `@site/${source}` }
  if (!body) return { type: 'jsx', ...own }
  return {
    type: 'mdx',
    ...own,
    title,
    description,
    unlisted: page.meta.noIndex === true,
    frontMatter: { ...body.head.frontMatter },
  }
}
