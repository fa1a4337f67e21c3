import { bundles, generatedFiles } from '../4-emit/generated-files.ts'
import { redirectFiles } from '../4-emit/redirect-files.ts'
import { equalNames, pageAtFile, unportableName as unportable } from '../diagnostics/catalogue.ts'
import { locateRedirect } from '../diagnostics/locate.ts'
import { quote } from '../diagnostics/quote.ts'
import type { Host } from '../host.ts'
import type { Diagnostic, Position } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { OutputNames, type NameClash } from '../text/urls/output-names.ts'
import { memo } from '../text/memo.ts'
import { pageFiles } from '../text/urls/page-files.ts'
import { partOf, partsOf } from '../text/part-of.ts'
import { languageFolder } from '../text/urls/site-root.ts'
import { textOf } from '../text/text-of.ts'
import { unportableName, type UnportableName } from '../text/urls/unportable-name.ts'
import { unportablePage } from './unportable-page.ts'

/** Files of the output that follow from one thing. */
interface PlannedFiles {
  /** Below the output folder. */
  readonly paths: readonly string[]
  /** The page whose files they are. */
  readonly plan?: PagePlan
  /** Say that one of the names is none on Windows. Undefined for what has names of ours. */
  readonly unportable?: (found: UnportableName & { readonly folder: string }) => Diagnostic
  /** Say what a file can't lie beside. Undefined where that is told elsewhere, or of no author. */
  readonly clash?: (clash: NameClash) => Diagnostic | undefined
}

/**
 * Say which files of the output can't lie on every system under their names: Windows has no `con`, and it and macOS take names
 * that differ by case, or by how letters are composed, for one; none has a file and a folder of one name. A name of a folder is told once, whatever lies below it.
 *
 * The value are pages that no system can have, for a file is in their place.
 */
export function unportableFiles(host: Pick<Host, 'files'>, site: Site): Outcome<ReadonlySet<PagePlan>> {
  const diagnostics: Diagnostic[] = []
  const nowhere = new Set<PagePlan>()
  const folders = new Set<string>()
  const names = new OutputNames()
  for (const { paths, plan, unportable: say, clash: tell } of plannedFiles(host, site)) {
    const [path = ''] = paths
    const found = say && unportableName(path)
    const folder = found ? path.slice(0, `/${path}/`.indexOf(`/${found.name}/`) + found.name.length) : ''
    if (found && !folders.has(folder)) diagnostics.push(say({ ...found, folder }))
    folders.add(folder)
    for (const each of paths) {
      const clash = names.add(each)
      const told = clash && tell?.(clash)
      if (told) diagnostics.push(told)
      if (clash?.isNowhere && plan) nowhere.add(plan)
    }
  }
  return outcome(nowhere, diagnostics)
}

function pageInPlaceOfFile({ page, body, source = page.route }: PagePlan, { path, first }: NameClash): Diagnostic {
  const at = path.endsWith('/') ? first : path
  const file = body?.head.source ?? source
  return pageAtFile({ file, position: body?.head.positions['slug'], route: page.route, at: at.replace(/\/$/, '') })
}

function* plannedFiles(host: Pick<Host, 'files'>, site: Site): Generator<PlannedFiles> {
  const text = memo(() => textOf(host, site.configSource) ?? '')
  for (const { config } of partsOf(site)) {
    const own = [...generatedFiles(config), 'search-index.json'].map((path) => languageFolder(config) + path)
    yield { paths: [bundles, ...own] }
  }
  for (const plan of site.plans) {
    const { config } = partOf(site, plan)
    const { html, markdown } = pageFiles(plan.page, config)
    const paths = markdown === undefined ? [html] : [html, markdown]
    yield {
      paths,
      plan,
      unportable: (found) => unportablePage(host, site, plan, found),
      // Of URLs that differ by case the pages are told.
      clash: (clash) => (clash.isNowhere ? pageInPlaceOfFile(plan, clash) : undefined),
    }
  }
  for (const part of partsOf(site)) {
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
