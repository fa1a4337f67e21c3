import { bundles, generatedFiles } from '../4-emit/generated-files.ts'
import { redirectFiles } from '../4-emit/redirect-files.ts'
import { equalNames, unportableName as unportable } from '../diagnostics/catalogue.ts'
import { locateRedirect } from '../diagnostics/locate.ts'
import { quote } from '../diagnostics/quote.ts'
import type { Host } from '../host.ts'
import type { Diagnostic, Position } from '../model/diagnostic.ts'
import type { Site } from '../model/planned-site.ts'
import { OutputNames, type NameClash } from '../text/output-names.ts'
import { memo } from '../text/memo.ts'
import { pageFiles } from '../text/page-files.ts'
import { partOf, partsOf } from '../text/part-of.ts'
import { languageFolder } from '../text/site-root.ts'
import { textOf } from '../text/text-of.ts'
import { unportableName, type UnportableName } from '../text/unportable-name.ts'
import { unportablePage } from './unportable-page.ts'

/** Files of the output that follow from one thing. */
interface PlannedFiles {
  /** Below the output folder. */
  readonly paths: readonly string[]
  /** Say that one of the names is none on Windows. Undefined for what has names of ours. */
  readonly unportable?: (found: UnportableName & { readonly folder: string }) => Diagnostic
  /** Say what a file can't lie beside. Undefined where that is told elsewhere, or of no author. */
  readonly clash?: (clash: NameClash) => Diagnostic | undefined
}

/**
 * Say which files of the output can't lie on every system under their names: Windows has no `con`, and it and macOS take names
 * that differ by case, or by how letters are composed, for one; none has a file and a folder of one name. A name of a folder is told once, whatever lies below it.
 */
export function unportableFiles(host: Pick<Host, 'files'>, site: Site): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const folders = new Set<string>()
  const names = new OutputNames()
  for (const { paths, unportable: say, clash: tell } of plannedFiles(host, site)) {
    const [path = ''] = paths
    const found = say && unportableName(path)
    const folder = found ? path.slice(0, `/${path}/`.indexOf(`/${found.name}/`) + found.name.length) : ''
    if (found && !folders.has(folder)) diagnostics.push(say({ ...found, folder }))
    folders.add(folder)
    for (const each of paths) {
      const clash = names.add(each)
      const told = clash && tell?.(clash)
      if (told) diagnostics.push(told)
    }
  }
  return diagnostics
}

function* plannedFiles(host: Pick<Host, 'files'>, site: Site): Generator<PlannedFiles> {
  const text = memo(() => textOf(host, site.configSource) ?? '')
  for (const plan of site.plans) {
    const { config } = partOf(site, plan)
    const { html, markdown } = pageFiles(plan.page, config)
    const paths = markdown === undefined ? [html] : [html, markdown]
    yield { paths, unportable: (found) => unportablePage(host, site, plan, found) }
  }
  for (const part of partsOf(site)) {
    const ownFolder = languageFolder(part.config)
    yield { paths: [bundles, ...generatedFiles(part.config).map((path) => ownFolder + path)] }
    for (const [path, file] of part.staticFiles) {
      const hint = 'Rename the file, or the folder that has the name.'
      yield {
        paths: [path],
        unportable: ({ name }) => unportable({ file, name, what: 'of a static file', hint }),
        clash: (clash) => equalNames({ file, clash, hint }),
      }
    }
    for (const { path, redirect } of redirectFiles({ site: part })) {
      const file = part.configSource
      const position = (): Position | undefined => locateRedirect(text(), redirect, 'from')
      yield {
        paths: [path],
        unportable({ name }) {
          const hint = 'Remove the redirect where the site is built or served on Windows.'
          return unportable({ file, position: position(), name, what: 'in the URL of a redirect', hint })
        },
        clash(clash) {
          // It gives way to what is there.
          if (clash.isNowhere) return undefined
          const hint = `Remove the redirect from ${quote(redirect.from)}.`
          return equalNames({ file, position: position(), clash, hint })
        },
      }
    }
  }
}
