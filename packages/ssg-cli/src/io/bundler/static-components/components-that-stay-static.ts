import { resolve } from 'node:path'
import { missingUseClient } from '../../../diagnostics/catalogue.ts'
import type { ServerInput } from '../../../host.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { Metafile } from '../../esbuild.ts'
import { relativePath } from '../../files/within.ts'
import { pageQuestions } from './page-question.ts'
import { sleepingComponents } from './sleeping-components.ts'
import { reachedFrom } from './static-modules.ts'

/**
 * Tell the site's components that keep state or answer to events and are rendered only, each once.
 *
 * @param alive files in the place of what the theme itself brings to life, relative to the site folder
 */
export async function componentsThatStayStatic(
  metafile: Metafile,
  { components, root }: ServerInput['theme'],
  alive: ReadonlySet<string>,
  siteDir: string,
): Promise<Diagnostic[]> {
  const replacements = Object.values(components).map((file) => relativePath(siteDir, resolve(siteDir, file)))
  const sleeping = await sleepingComponents(metafile, replacements, siteDir)
  // What stands around all content comes to life with what it imports.
  const ofRoot = new Set(
    root === undefined ? [] : reachedFrom(relativePath(siteDir, resolve(siteDir, root)), metafile.inputs),
  )
  const told = sleeping.filter(({ file }) => !alive.has(file) && !ofRoot.has(file))
  return told.map((each) =>
    missingUseClient({
      ...each,
      components: Object.keys(each.components),
      question: pageQuestions(each.file, metafile.inputs, siteDir).tooMuch,
    }),
  )
}
