import type { SectionFact } from '../model/compiled.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageJob } from '../model/page-job.ts'
import type { Page } from '../model/page.ts'
import type { Plugin, SearchablePage } from '../plugin.ts'
import { isObject } from '../text/is-object.ts'
import { pluginWork, type WorkPlace } from './compile/extensions/plugin-work.ts'

/** What the search finds of a page when plugins have changed it. */
export interface SearchParts {
  readonly sections: readonly SectionFact[]
  readonly diagnostics: readonly Diagnostic[]
  /** Milliseconds by plugin, when they were asked for. */
  readonly times: Readonly<Record<string, number>>
}

/** Let plugins change what the search finds of a page, in their order. What one of them throws is told, and it changes nothing. */
export async function searchParts(
  sections: readonly SectionFact[],
  { page, job }: { readonly page: Page; readonly job: PageJob },
  plugins: readonly Plugin[],
  tools: Pick<WorkPlace, 'runWithin' | 'options' | 'now'>,
): Promise<SearchParts> {
  const place: WorkPlace = { ...tools, diagnostics: [], trace: { times: {} } }
  const source = job.body?.source ?? job.componentKey?.replace(/^page:/, '')
  const known: SearchablePage = {
    route: page.route,
    title: page.meta.title,
    ...(source !== undefined && { source }),
    frontMatter: page.content.type === 'doc' ? page.content.frontMatter : {},
  }
  let parts = sections
  for (const plugin of plugins) {
    if (!plugin.search) continue
    const work = { plugin: plugin.name, hook: 'search', ...(source !== undefined && { source }) }
    const worked = await pluginWork(work, place, async () => partsIn(await plugin.search?.(parts, known)))
    if (worked !== 'failed' && worked.value) parts = worked.value
  }
  return { sections: parts, diagnostics: place.diagnostics, times: place.trace.times }
}

/** What a plugin gave, where it is what it must be: plugins in plain JavaScript have no types that tell their author. */
function partsIn(value: unknown): readonly SectionFact[] | undefined {
  if (value === undefined || value === null) return undefined
  const fits = Array.isArray(value) && value.every((part) => isObject(part) && isPart(part))
  if (!fits) throw new Error('Unexpected value, expected an array of { level, heading, texts }')
  return value as SectionFact[]
}

function isPart({ level, heading, texts }: Readonly<Record<string, unknown>>): boolean {
  const isText = (each: unknown) => typeof each === 'string'
  return typeof level === 'number' && isText(heading) && Array.isArray(texts) && texts.every(isText)
}
