import { blogProblems } from './blog-problems.ts'
import { codeProblems, type CodeNames } from './code-problems.ts'
import { collectionProblems } from './collection-problems.ts'
import { collectionsOf } from './collections-of.ts'
import { diagnosticCodes, diagnosticTable, type DiagnosticRow } from '../model/diagnostic-table.ts'
import { invalidConfig, unsafeUrl } from '../diagnostics/catalogue.ts'
import { idleKeys } from './idle-keys.ts'
import { isObject } from '../text/is-object.ts'
import { keyPath } from '../diagnostics/quote.ts'
import { languageProblems, languagesOf } from './languages/languages-of.ts'
import { directionOf } from '../text/language-facts.ts'
import { locateKey, locateString } from '../diagnostics/locate.ts'
import { locatePath } from '../diagnostics/locate-path.ts'
import { describe } from '../diagnostics/describe.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { keyPlaces } from './key-places.ts'
import { problemsOf } from './problems-of.ts'
import { searchProblems } from './search-problems.ts'
import { resolveNavbarItems } from './resolve-navbar-items.ts'
import { redirectsSchema, schema } from './schema.ts'
import { resolveRedirects } from './resolve-redirects.ts'
import { withoutUnsafeUrls } from './without-unsafe-urls.ts'
import { withEnvironment, type ConfigEnvironment } from './with-environment.ts'
import type { Config, Level } from '../model/config.ts'
import type { Diagnostic, Position } from '../model/diagnostic.ts'
import type { Output } from './zod.ts'
import type { Problem } from './problem.ts'

/** What the config file exports, and what is known about it. */
export interface ConfigInput {
  /** The default export. */
  readonly value: unknown
  /** The config file, relative to the site folder. */
  readonly source: string
  /** Text of the config file, to point at what is wrong in it. */
  readonly text?: string
  readonly flags: { readonly baseUrl?: string }
  /** Ids of collections that sources of plugins bring. */
  readonly sourceIds?: readonly string[]
  /** Variables that stand for keys of the config. */
  readonly environment?: ConfigEnvironment
  /** Asked for by {@link namesCode}. */
  readonly codeNames?: CodeNames
}

/**
 * Check what the config file exports and fill in the defaults. All problems are reported at once.
 *
 * A config with a wrong value is no config; navbar items and redirects that are wrong are reported and left out,
 * so that the pages of the site can still be checked.
 */
export function resolveConfig({
  value,
  source,
  text,
  flags,
  environment = {},
  sourceIds = [],
  codeNames,
}: ConfigInput): Outcome<Config | undefined> {
  if (!isObject(value)) return outcome(undefined, [notAnObject(value, source)])
  const flagged = flags.baseUrl === undefined ? value : { ...value, baseUrl: flags.baseUrl }
  const { value: safe, refused } = withoutUnsafeUrls(flagged)
  const user = withEnvironment(isObject(safe) ? safe : flagged, environment)

  // Parts are looked at on their own too: a wrong title does not hide a circle of redirects.
  const result = schema.safeParse(user)
  const { collections, problems } = collectionsOf(user)
  const wrongs = [
    ...(result.success ? [] : problemsOf(result.error, user, keyPlaces)),
    ...problems,
    ...(collections ? collectionProblems(collections) : []),
    ...blogProblems(result.data?.blog ?? []),
    ...i18nProblems(user, result.data),
    ...(result.success ? [...searchProblems(flagged), ...idleKeys(flagged)] : []),
    ...(codeNames ? codeProblems(user, codeNames) : []),
  ]
  const ids = collections && [...collections.map(({ collection }) => collection.id), ...sourceIds]
  const items = isObject(user['navbar']) && Array.isArray(user['navbar']['items']) ? user['navbar']['items'] : []
  const navbarItems = resolveNavbarItems(items, { collections: ids?.length ? ids : undefined, source, text })
  const redirects = resolveRedirects(redirectsSchema.safeParse(user['redirects']).data ?? [], { source, text })

  const diagnostics = [
    ...wrongs.map((wrong) => diagnosticOf(wrong, source, text)),
    ...refused.map(({ start, ...keys }) =>
      unsafeUrl({ file: source, position: text === undefined ? undefined : locatePath(text, keys), start }),
    ),
    ...navbarItems.diagnostics,
    ...redirects.diagnostics,
  ]
  if (!result.success || !collections || wrongs.some(({ warning }) => warning === undefined))
    return outcome(undefined, diagnostics)
  const { docs: _, blog = [], i18n, ...rest } = result.data
  const languages = i18n && languagesOf(i18n, rest)
  const config = {
    ...rest,
    locale: languages?.origin.locale ?? localeOf(rest.locale),
    ...(languages && { languages }),
    collections: collections.map(({ collection, path }) => ({ ...collection, configKeys: path })),
    ...(blog.length > 0 && { blog }),
    redirects: redirects.value,
    diagnostics: {
      ...defaultLevels,
      ...(rest.security.csp ? {} : { 'blocked-by-policy': 'ignore' as const }),
      ...rest.diagnostics,
    },
    navbar: { ...rest.navbar, logo: logoOf(rest, rest.navbar), items: navbarItems.value },
    footer: { ...rest.footer, logo: logoOf(rest, rest.footer) },
  }
  return outcome(config, diagnostics)
}

/** The level of each code unless the config sets another. */
const defaultLevels: Config['diagnostics'] = Object.fromEntries(
  diagnosticCodes.map((code): [string, Level] => [code, defaultLevel(diagnosticTable[code])]),
)

function defaultLevel({ onRequest, severity }: DiagnosticRow): Level {
  if (onRequest) return 'ignore'
  return severity === 'error' ? 'error' : 'warn'
}

type Shape = Output<typeof schema>

function diagnosticOf(problem: Problem, source: string, text: string | undefined): Diagnostic {
  const { path, message, hint, suggestion, key, string, warning } = problem
  const position =
    text === undefined
      ? undefined
      : (locatePath(text, { path, string }) ??
        (string ? locateString(text, string) : undefined) ??
        (key === undefined ? undefined : locateKey(text, key)) ??
        (path.length === 0 ? exportPosition(text) : undefined))
  const told = invalidConfig({ file: source, path: keyPath(path), message, hint, suggestion, position })
  return warning ? { ...told, code: warning, severity: 'warning' } : told
}

/** Where the config as a whole begins. */
function exportPosition(text: string): Position | undefined {
  const found = /\bexport default\b|\bmodule\.exports\b/.exec(text)
  return found ? positionAt(text, found.index, found[0].length) : undefined
}

function localeOf({ code, label, htmlLang = code, direction }: Shape['locale']): Config['locale'] {
  return {
    code,
    label: label ?? (code === 'en' ? 'English' : code),
    htmlLang,
    direction: direction ?? directionOf(htmlLang),
  }
}

function i18nProblems(user: Readonly<Record<string, unknown>>, data: Shape | undefined): Problem[] {
  const both =
    isObject(user['i18n']) && user['locale'] !== undefined
      ? [{ path: ['locale'], message: 'Unexpected "locale" beside "i18n", expected one of both', key: 'locale' }]
      : []
  return [...both, ...(data?.i18n ? languageProblems(data.i18n, data) : [])]
}

/** A logo beside the title says nothing more to those who cannot see it; one alone says the name of the site. */
function logoOf(
  { title }: Pick<Shape, 'title'>,
  { logo, title: own }: { readonly logo?: Shape['navbar']['logo']; readonly title?: string | undefined },
): Config['navbar']['logo'] {
  return logo && { ...logo, alt: logo.alt ?? (own ? '' : title) }
}

/** Report a config file whose default export is no object. */
function notAnObject(value: unknown, file: string): Diagnostic {
  const what = value === undefined ? 'config file without a default export' : `${describe(value)} as default export`
  const hint = "Write: export default defineConfig({ title: '…', url: 'https://…', docs: { path: 'docs' } })"
  return invalidConfig({ file, path: '', message: `Unexpected ${what}, expected an object`, hint })
}
