import { join } from 'node:path'
import { bodyStart } from '../../../text/markdown/front-matter.ts'
import type { SourceFile } from '../source-files.ts'
import type { PageState } from '../types.ts'
import type { Extensions } from './extensions.ts'
import { pluginWork } from './plugin-work.ts'

/** A file of a page with the text that plugins make of it, before it is parsed. */
export async function preparedFile(
  file: SourceFile,
  page: PageState,
  { preparing }: Pick<Extensions, 'preparing'>,
): Promise<SourceFile> {
  let { text } = file
  const path = join(page.siteDir, file.source)
  for (const plugin of preparing) {
    const before = text
    const work = { plugin: plugin.name, hook: 'prepare', source: file.source }
    const worked = await pluginWork(work, page, () => plugin.prepare?.(before, path) ?? before)
    if (worked === 'failed' || worked.value === before) continue
    // What authors' code gives may be anything.
    text = String(worked.value)
    page.trace.used.add(plugin.name)
  }
  return text === file.text ? file : { ...file, text, bodyOffset: bodyStart(text).offset }
}
