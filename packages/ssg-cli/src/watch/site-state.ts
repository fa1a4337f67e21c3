import { loadConfig } from '../1-config/load-config.ts'
import { planSite, type PlannedSite } from '../2-sources/plan-site.ts'
import { unreadableFile } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { BuildOptions } from '../model/build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Plugin } from '../plugin.ts'
import { shareEqual } from '../text/share-equal.ts'

/** A site as far as it is known before any page is made. */
export interface SiteState extends PlannedSite {
  readonly plugins: readonly Plugin[]
  /** Of all steps so far. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * What a watched site is at a moment.
 *
 *     waiting ──update──► following ◄──update──► failed
 *        │                                         ▲
 *        └───────────────update────────────────────┘
 *
 * - `waiting`: no update has ended yet; whoever asks for a file waits behind the first.
 * - `following`: the site is that of its files. An update that changes bodies alone stays here by the short way (`replan`).
 * - `failed`: the files can't be planned. What was shown last is still served, and the diagnostics say why it is old.
 */
export type WatchState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'following'; readonly site: SiteState }
  | { readonly kind: 'failed'; readonly site: SiteState | undefined; readonly diagnostics: readonly Diagnostic[] }

/** The site that is served, whether it follows its files or not. */
export function servedSite(state: WatchState): SiteState | undefined {
  return state.kind === 'waiting' ? undefined : state.site
}

/**
 * Plan the site from its files, as a build does. Files may go while steps look at them; the next event then comes soon,
 * and meanwhile the site stays as it was, as it does after a bug, of which `broke` is told.
 */
export async function nextState(
  host: Host,
  options: Pick<BuildOptions, 'baseUrl' | 'locale' | 'drafts'>,
  before: SiteState | undefined,
  broke: (error: unknown) => void,
): Promise<WatchState> {
  try {
    const { value: site, diagnostics } = await planAgain(host, options, before)
    return site ? { kind: 'following', site } : { kind: 'failed', site: before, diagnostics }
  } catch (error) {
    if (isDiskError(error)) {
      const diagnostics = [unreadableFile({ file: error.path ?? '.', message: error.message })]
      return { kind: 'failed', site: before, diagnostics }
    }
    broke(error)
    return before ? { kind: 'following', site: before } : { kind: 'failed', site: undefined, diagnostics: [] }
  }
}

/** True for what Node throws of a file that is not there or can't be read. */
export function isDiskError(error: unknown): error is Error & { readonly path?: string } {
  return error instanceof Error && 'syscall' in error
}

/** Values that are equal to those of `before` are those of `before`. Undefined when the site can't be planned. */
async function planAgain(
  host: Host,
  options: Pick<BuildOptions, 'baseUrl' | 'locale' | 'drafts'>,
  before: SiteState | undefined,
): Promise<Outcome<SiteState | undefined>> {
  const loaded = await loadConfig(host, { ...options, isWatched: true })
  if (!loaded.value.config) return outcome(undefined, loaded.diagnostics)
  const config = shareEqual(before?.site.config, loaded.value.config)
  const { source: configSource } = loaded.value
  const known = before?.languages.slice(1).map((one) => one.config)
  const translations = loaded.value.translations && shareEqual(known, loaded.value.translations)
  const request = {
    config,
    ...(translations && { translations }),
    configSource,
    drafts: options.drafts,
    purpose: 'build' as const,
  }
  const planned = await planSite(host, request, before)
  const diagnostics = [...loaded.diagnostics, ...planned.diagnostics]
  const plugins = loaded.value.plugins.map(({ plugin }) => plugin)
  return outcome(planned.value && { ...planned.value, plugins, diagnostics }, diagnostics)
}

/** Folders from which a site takes its content, relative to the site folder. */
export function contentFolders({ languages, site }: SiteState): readonly string[] {
  const watched = languages.flatMap(({ placed }) => placed.value.flatMap((plan) => plan.watched ?? []))
  return [...new Set([...watched, ...site.config.staticDirs])].filter((folder) => folder !== '.')
}

/** True when a file is shown on a page: as its source, or as a partial or code in it. */
export function isShownOn({ source, body }: PagePlan, path: string): boolean {
  return source === path || body?.inputs.files[path] === 'text'
}
