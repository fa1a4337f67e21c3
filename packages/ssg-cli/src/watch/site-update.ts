import { contextsOf } from '../text/part-of.ts'
import { runtimeKey, type SiteContext } from '../model/page-job.ts'
import type { FileChange } from './watch-host.ts'
import type { SiteState } from './site-state.ts'
import { stylesheetsOf } from './stylesheets-of.ts'

/**
 * What an edit means for a browser that shows a page of the site.
 *
 * `none`: nothing. `pages`: only these pages differ. `site`: any page may differ, but the frame around it is the same.
 * `reload`: what is around the page differs (navbar, footer, the scripts of the theme and of plugins), so only a new document will do.
 */
export type SiteUpdate =
  | { readonly kind: 'none' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'pages'; readonly routes: readonly string[] }
  | { readonly kind: 'site'; readonly css: readonly string[] }

/** Compare a site before and after an edit. Equal parts are the same objects, see `shareEqual`. */
export function siteUpdate(before: SiteState, after: SiteState, changes: readonly FileChange[] | 'all'): SiteUpdate {
  const { plans } = after.site
  const [now, then] = [contexts(after), contexts(before)]
  if (now.length === then.length && now.every((context, index) => context === then[index])) {
    const routes = plans.flatMap((plan, index) => (plan === before.site.plans[index] ? [] : [plan.page.route]))
    const isSame = plans.length === before.site.plans.length
    if (isSame && routes.length > 0) return { kind: 'pages', routes }
    if (isSame && !mayShow(after, changes)) return { kind: 'none' }
  }
  if (now.map(frame).join() !== then.map(frame).join()) return { kind: 'reload' }
  return { kind: 'site', css: stylesheetsOf(after.site.context.layout) }
}

function contexts({ site }: SiteState): readonly SiteContext[] {
  return Object.values(contextsOf(site))
}

/** Files that pages show and plans don't know: pictures and downloads. */
function mayShow({ site }: SiteState, changes: readonly FileChange[] | 'all'): boolean {
  if (changes === 'all') return true
  const statics = new Set(site.staticFiles.values())
  return changes.some(({ path }) => statics.has(path) || isVersionFile(site, path))
}

function isVersionFile(site: SiteState['site'], path: string): boolean {
  return Object.values(contextsOf(site)).some(({ versionFiles }) =>
    Object.values(versionFiles).some((files) => Object.values(files).includes(path)),
  )
}

/**
 * The theme renders what is around the page, which no page's data holds: its code counts too. What a search proposes
 * when it finds nothing is not seen until then.
 */
function frame({ layout, modules }: SiteContext): string {
  const search = { ...layout.search, sections: [] }
  // Modules that ran once for the whole document: what they did is not taken back.
  const { entry, plugins, root } = layout.assets
  const shown = { ...layout, search, assets: { entry, plugins, root }, buildId: '' }
  return JSON.stringify([shown, modules[runtimeKey]?.hash])
}
