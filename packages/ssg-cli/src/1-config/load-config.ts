import { invalidConfig, pluginFailed, unreadableFile } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Difference } from '../model/difference.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { Plugin } from '../plugin.ts'
import { checkedConfig, type WrittenConfig } from './checked-config.ts'
import type { ForeignConfig } from './docusaurus/foreign-config.ts'
import { whereWritten } from './docusaurus/where-written.ts'
import { withStandIns } from './docusaurus/with-stand-ins.ts'
import { exportedConfig } from './exported-config.ts'
import { quote } from '../diagnostics/quote.ts'
import { locateString } from '../diagnostics/locate.ts'
import { configNames, docusaurusNames } from './config-names.ts'
import { readablePlaces } from './readable-places.ts'
import { loadPlugins, type LoadedPlugin } from './plugins/load-plugins.ts'
import { configsOfLanguages, type LanguageConfigs } from './languages/configs-of-languages.ts'
import type { shownInLanguages, ShownInLanguages } from './languages/shown-in-languages.ts'
import { unreadFolders } from './languages/unread-folders.ts'
import { unreadVersions } from './unread-versions.ts'
import { changedConfig } from './plugins/changed-config.ts'
import { contentInLanguages, type LoadedOnce, type PluginMessages } from './plugins/content-in-languages.ts'
import { broughtNames } from './plugins/brought-names.ts'
import { wordsOfLanguages } from './plugins/words-of-languages.ts'
import { takePlugins } from './plugins/written-plugins.ts'
import { themeManifest } from './theme-manifest.ts'
import { lostFolders } from './lost-folders.ts'
import { mostLevels } from './unkept-value.ts'
import { textProblem } from './text-problem.ts'
import { messageOf } from '../text/message-of.ts'
import { isObject } from '../text/is-object.ts'
import { isDeeper } from '../text/is-deeper.ts'
import { textOf } from '../text/text-of.ts'

/** The config and the file it came from, relative to the site folder. */
export interface LoadedConfig {
  readonly config: Config | undefined
  /** The config of each further language of the site. */
  readonly translations?: readonly Config[]
  readonly source: string
  /** In the order in which they take part. */
  readonly plugins: readonly LoadedPlugin[]
  /** What plugins have for translators. */
  readonly messages?: PluginMessages
  /** Of a config of Docusaurus: what is not the same here. */
  readonly differences?: readonly Difference[]
}

/** What a command line says beside a config. */
export interface ConfigFlags {
  readonly baseUrl?: string
  /** Codes of the languages that are wanted; all without. */
  readonly locale?: readonly string[]
  /** Nobody answers searches but the site itself. */
  readonly offline?: boolean
  /** The site is shown to its author, whose browser is not to keep what is about to change. */
  readonly isWatched?: boolean
}

/** Find, run and check the config file. */
export async function loadConfig(host: Host, flags: ConfigFlags): Promise<Outcome<LoadedConfig>> {
  const source = [...configNames, ...docusaurusNames].find((name) => host.files.stat(name)?.isFile)
  if (source === undefined) {
    const message = `No config file found, expected ${configNames[0]} (or .js, .mjs) in the site folder.`
    return outcome({ ...nothing, source: configNames[0] }, [
      invalidConfig({
        file: configNames[0],
        path: '',
        message,
        hint: 'Run `docs-build new my-docs` for a small working site.',
      }),
    ])
  }
  const noText = textProblem(host, source)
  if (noText !== undefined) {
    return outcome({ ...nothing, source }, [unreadableFile({ file: source, message: noText })])
  }
  const module = await host.bundler.importModule(source)
  if (module.diagnostics.length > 0) {
    return outcome({ ...nothing, source }, ofConfig(module.diagnostics, textOf(host, source) ?? ''))
  }
  const exported = await exportedConfig(host, module.value, source)
  if (exported.diagnostics.length > 0) return outcome({ ...nothing, source }, exported.diagnostics)
  const foreign = docusaurusNames.some((name) => name === source) ? await foreignOf(host, exported.value) : undefined
  if (foreign && foreign.diagnostics.length > 0) return outcome({ ...nothing, source }, foreign.diagnostics)
  const given = foreign ? foreign.value : exported.value
  const { rest, written: plugged, functions } = takePlugins(given)
  if (isDeeper(rest, mostLevels)) {
    const message = `Unexpected depth of nesting, expected at most ${mostLevels} levels in a config`
    return outcome({ ...nothing, source }, [invalidConfig({ file: source, path: '', message })])
  }
  // Our keys don't stand in a config of Docusaurus.
  const text = foreign ? '' : (textOf(host, source) ?? '')
  const loaded = await loadPlugins(host, { written: plugged, source, text, value: given, foreign })
  const made = loaded.value.plugins.map(({ plugin }) => plugin)
  const brought = made.length === 0 ? undefined : broughtNames(host.files, made)
  const written = { source, text, flags, ...(brought && { brought }) }
  const themed = await withThemes(host, rest, made)
  const { value, diagnostics } = await checkedConfig(host, { ...written, value: themed.config })
  if (!value || loaded.diagnostics.length > 0) {
    const own = foreign ? (textOf(host, source) ?? '') : undefined
    const placed = own === undefined ? diagnostics : diagnostics.map((found) => whereWritten(found, own))
    return outcome({ ...nothing, source }, [...placed, ...loaded.diagnostics])
  }
  const { plugins } = loaded.value
  host.pages.plugins(loaded.value.modules)
  const unready = postcssOf(host, made, source)
  if (unready) return outcome({ ...nothing, source }, [...diagnostics, unready])
  const changed = await changedConfig(host, { config: value, plugins, source })
  const found = [...diagnostics, ...changed.diagnostics]
  if (!changed.value) return outcome({ ...nothing, source }, found)
  const { config: whole, sources } = changed.value
  const manifest = await themeManifest(host, whole.theme.package)
  const theme = { ...whole.theme, ...(manifest.value && { manifest: manifest.value }) }
  const data = { ...served(whole, flags), readableDirs: readablePlaces(host, whole), theme }
  const config: Config = { ...data, ...functions, ...(foreign?.asked && { asked: foreign.asked }) }
  const modules = [host.bundler.imported(source), ...(loaded.value.imported ?? [])]
  const differences = foreign && {
    differences: withStandIns(
      [...foreign.differences, ...loaded.value.differences, ...(themed.differences ?? [])],
      modules,
      source,
    ),
  }
  const unknown = flags.locale?.find((code) => !config.languages?.all.some((language) => language.code === code))
  if (unknown !== undefined) return outcome({ ...nothing, source }, [...found, unknownLocale(unknown, config, source)])
  const loadedOnce = { plugins, sources, source, wanted: flags.locale }
  const languages = await inLanguages(host, config, { ...loadedOnce, ...(foreign && { written }) })
  if (!languages.value) return outcome({ ...nothing, source }, [...found, ...languages.diagnostics])
  return outcome({ ...languages.value, source, plugins, ...differences }, [
    ...found,
    ...manifest.diagnostics,
    ...languages.diagnostics,
    ...lostFolders(host, value, source),
    ...unreadParts(host, config, { source, messages: languages.value.messages }),
  ])
}

/** What is wrong with the module of a config is wrong with the config, where its text names it. */
function ofConfig(found: readonly Diagnostic[], text: string): readonly Diagnostic[] {
  return found.map((diagnostic) => ({
    ...diagnostic,
    ...(diagnostic.subject !== undefined && locateString(text, diagnostic.subject)),
    code: 'invalid-config',
    severity: 'error',
  }))
}

/** How the configs of languages are made. */
interface InLanguages extends LoadedOnce {
  readonly wanted: ConfigFlags['locale']
  /** Of a config of Docusaurus, which may ask for the language. */
  readonly written?: Omit<WrittenConfig, 'value'>
}

/** The config of each language, with the words and the content that plugins have for it. Undefined if one can't be used. */
async function inLanguages(
  host: Host,
  config: Config,
  { wanted, written, ...loaded }: InLanguages,
): Promise<Outcome<(LanguageConfigs & Pick<LoadedConfig, 'messages'>) | undefined>> {
  const shown = written && config.languages ? await shownIn(host, config, written) : outcome({})
  if (shown.diagnostics.length > 0) return outcome(undefined, shown.diagnostics)
  const asked = { ...loaded, own: siteConfigsOf(shown.value) }
  const words = await wordsOfLanguages(loaded.plugins, config, asked)
  const { value, diagnostics } = configsOfLanguages(host, config, { wanted, words: words.value, shown: shown.value })
  const whole = await contentInLanguages(host, value, asked)
  return outcome(whole.value, [...words.diagnostics, ...diagnostics, ...whole.diagnostics])
}

/** What plugins are told of a config that says something else in some languages. */
function siteConfigsOf(shown: ShownInLanguages): NonNullable<LoadedOnce['own']> {
  const told = Object.entries(shown).map(
    ([code, { siteConfig, title, tagline, favicon }]) => [code, { ...siteConfig, title, tagline, favicon }] as const,
  )
  return Object.fromEntries(told)
}

/** What lies in the site and is read by nobody. */
function unreadParts(
  host: Host,
  config: Config,
  { source, messages = {} }: Pick<LoadedConfig, 'source' | 'messages'>,
): readonly Diagnostic[] {
  const ofPlugins = Object.values(messages).flatMap((files) => Object.keys(files))
  return [...unreadFolders(host, config, { source, ofPlugins }), ...unreadVersions(host, config)]
}

/** Tell the bundler which plugins of PostCSS the plugins of a site bring, or say which one throws. */
function postcssOf({ bundler }: Host, plugins: readonly Plugin[], file: string): Diagnostic | undefined {
  let list: readonly unknown[] = []
  for (const plugin of plugins) {
    try {
      list = plugin.postcss?.(list) ?? list
    } catch (error) {
      return pluginFailed({ plugin: plugin.name, hook: 'postcss', message: messageOf(error), file })
    }
  }
  bundler.postcss(list)
  return undefined
}

/** What a config asks for that where it is read allows: files answer no searches and have no service worker. */
function served<Read extends Pick<Config, 'search' | 'offline'>>(read: Read, flags: ConfigFlags): Read {
  const { offline, ...rest } = read
  const isHosted = flags.offline === true && read.search.provider === 'algolia'
  const ownSearch = isHosted ? { search: { ...read.search, provider: 'embedded' as const } } : {}
  const kept = offline && !flags.offline && !flags.isWatched ? { offline } : {}
  return { ...rest, ...kept, ...ownSearch } as Read
}

function unknownLocale(code: string, { languages }: Config, file: string): Diagnostic {
  const codes = languages?.all.map((language) => language.code) ?? []
  const message = languages
    ? `Unexpected language ${quote(code)} for --locale, expected one of ${codes.map(quote).join(', ')}`
    : `Unexpected --locale ${quote(code)}: the site has one language`
  const hint = languages ? undefined : 'Write "i18n" in the config for a site in several languages.'
  return invalidConfig({ file, path: '', message, ...(hint !== undefined && { hint }) })
}

/** Other sites don't load what reads such configs. */
async function foreignOf(host: Host, value: unknown): Promise<ForeignConfig> {
  const { foreignConfig } = await import('./docusaurus/foreign-config.ts')
  return foreignConfig(host, value)
}

/** The config of a site that has plugins of Docusaurus, with what their themes have in the place of modules of ours. */
async function withThemes(
  { files, bundler }: Host,
  config: unknown,
  plugins: readonly Plugin[],
): Promise<{ readonly config: unknown; readonly differences?: readonly Difference[] }> {
  const isThemed = plugins.some(({ themes = [] }) => themes.length > 0)
  if (!isThemed || !isObject(config) || config['siteConfig'] === undefined) return { config }
  const { withPackageThemes } = await import('./docusaurus/package-themes.ts')
  return { config, ...withPackageThemes(config, plugins, { files, siteDir: bundler.pluginPlaces.siteDir }) }
}

async function shownIn(...given: Parameters<typeof shownInLanguages>): Promise<Outcome<ShownInLanguages>> {
  const { shownInLanguages } = await import('./languages/shown-in-languages.ts')
  return shownInLanguages(...given)
}

const nothing = { config: undefined, plugins: [] } as const
