import { dirname, join } from 'node:path'
import { loadConfig } from '../../1-config/load-config.ts'
import { messagesOf } from '../../2-sources/scan/messages-of.ts'
import { planLanguage } from '../../2-sources/plan-language.ts'
import { updatedCatalogue, type Catalogue } from '../../edits/translations/catalogue.ts'
import { languageFolder, withLanguageFolder } from '../../edits/translations/language-folder.ts'
import { pageTranslations } from '../../edits/translations/page-translations.ts'
import { themeMessages, titleMessages } from '../../edits/translations/theme-messages.ts'
import { wantedMessages } from '../../edits/translations/wanted-messages.ts'
import type { Host } from '../../host.ts'
import { replaceFiles } from '../../io/files/replace-files.ts'
import { nodeHost } from '../../io/node-host.ts'
import { siteMessages } from '../../io/translations/site-messages.ts'
import type { Config } from '../../model/config.ts'
import { parseJson } from '../../diagnostics/json-text.ts'
import { isObject } from '../../text/is-object.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { textOf } from '../../text/text-of.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { failureText, reportContext, shownPath } from '../report/report-context.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'
import { reportText, type LanguageReport } from './language-report.ts'

/** Flags of `docs-build translations`. */
export interface TranslationsFlags {
  readonly locale?: readonly string[]
  readonly update: boolean
  readonly json: boolean
}

/**
 * Say what is not translated or fell behind, by language, and write messages for translators. Returns the exit code: 0 done,
 * 2 the config can't be used. Throws `UsageError` for a site of one language.
 */
export async function translationsCommand(
  named: string | undefined,
  { locale, update, json }: TranslationsFlags,
  process: ProcessLike,
): Promise<number> {
  const site = siteDir(named, process.cwd())
  const outDir = join(site, 'dist')
  const host = nodeHost({ siteDir: site, outDir, version: cacheVersion, cache: 'use', workers: 0, env: process.env })
  try {
    const { value: loaded, diagnostics } = await loadConfig(host, {})
    const { config, translations = [], source, messages: ofPlugins = {} } = loaded
    if (!config) {
      const failure = { command: 'translations', diagnostics, durationMs: 0 }
      process.stderr.write(failureText(failure, reportContext(host, site, process)))
      return 2
    }
    const wanted = chosen(config, translations, locale)
    const shown = (path: string) => shownPath(process.cwd(), join(site, path))
    const code = await siteMessages(host.files, codeFolders(config))
    for (const { file, position, what } of code.unreadable)
      process.stderr.write(
        `${shown(file)}:${position.line}:${position.column}  Unexpected expression as ${what}, expected a text: it is looked up before the code runs\n`,
      )
    const themeWords = host.bundler.packageText(config.theme.package, 'words.json')?.text
    const languages = wanted.map(withLanguageFolder).map((own) => {
      const { htmlLang } = own.locale
      const ofTheme = themeWords === undefined ? [] : themeMessages(themeWords, htmlLang)
      const frame = wantedMessages(config, code.messages, [...ofTheme, ...titleMessages(htmlLang)])
      return { own, messages: { ...frame, ...ofPlugins[own.locale.code] } }
    })
    const updated = update ? languages.flatMap(({ own, messages }) => updatedMessages(host, own, messages)) : []
    replaceFiles(updated.map(({ file, content }) => ({ path: join(site, file), content })))
    for (const { file } of updated) process.stderr.write(`${shown(file)}\n`)
    const reports: LanguageReport[] = []
    for (const { own, messages } of languages) reports.push(await reportOf(host, own, { source, messages }))
    const problem = reports.find(({ unknown }) => unknown !== undefined)?.unknown
    if (problem !== undefined) process.stderr.write(`What fell behind is not known. ${problem}\n`)
    process.stdout.write(json ? `${JSON.stringify(reports, undefined, 2)}\n` : reportText(reports, shown))
    return 0
  } finally {
    await host.close()
  }
}

/** The configs of the languages that are asked for. */
function chosen(config: Config, translations: readonly Config[], codes: readonly string[] | undefined) {
  if (!config.languages)
    throw new UsageError('The site has one language. Write "i18n" in the config for a site in several languages.')
  const known = translations.map((own) => own.locale.code)
  const unknown = codes?.find((code) => !known.includes(code))
  if (unknown !== undefined)
    throw new UsageError(
      `Unexpected language "${unknown}", expected one of ${known.map((code) => `"${code}"`).join(', ')}.`,
    )
  return translations.filter(({ locale }) => codes?.includes(locale.code) ?? true)
}

/** Folders whose code shows messages: that of the site, and those of components beside it. */
function codeFolders({ theme }: Config): readonly string[] {
  const files = [...Object.values(theme.components), ...Object.values(theme.mdxComponents)]
  const beside = files.filter((file) => file.startsWith('../')).map((file) => dirname(file))
  return ['.', ...new Set(beside)]
}

type Messages = ReturnType<typeof wantedMessages>

async function reportOf(
  host: Host,
  config: Config,
  { source, messages }: { readonly source: string; readonly messages: Messages },
): Promise<LanguageReport> {
  const language = config.locale.code
  const request = { config, configSource: source, drafts: true, optionsHash: '', onNew: () => undefined }
  const { placed } = await planLanguage(host, request, undefined)
  const files = pageTranslations(config, placed.value)
  const pairs = files.filter(({ isThere }) => isThere)
  const followers = pairs.map(({ original, translation }) => ({ file: translation, follows: original }))
  const found = await host.git.staleFiles(followers)
  const missingMessages = Object.entries(messages).flatMap(([name, wanted]) => {
    const file = joinFolder(languageFolder(config), name)
    const known = messagesOf(host, file).value
    return wanted
      .filter(({ id, also = id }) => (known[id] ?? known[also]) === undefined)
      .map(({ id }) => ({ file, id }))
  })
  return {
    language,
    files: files.length,
    missing: files.filter(({ isThere }) => !isThere).map(({ original, translation }) => ({ original, translation })),
    ...('problem' in found
      ? { unknown: found.problem }
      : {
          stale: pairs.flatMap(({ original, translation }) => {
            const behind = found.get(translation)
            return behind ? [{ original, translation, since: behind.since }] : []
          }),
        }),
    messages: Object.values(messages).flat().length,
    missingMessages,
  }
}

/** The message files of a language that are not up to date, as they should be. */
function updatedMessages(host: Host, config: Config, messages: Messages) {
  return Object.entries(messages).flatMap(([name, wanted]) => {
    const file = joinFolder(languageFolder(config), name)
    const before = host.files.stat(file)?.isFile ? (textOf(host, file) ?? '') : ''
    const catalogue = updatedCatalogue(catalogueOf(before, file), wanted)
    const text = `${JSON.stringify(catalogue, undefined, 2)}\n`
    if (Object.keys(catalogue).length === 0 || text === before) return []
    return [{ file, content: text }]
  })
}

/** The messages of a file. What holds none is never overwritten: somebody wrote it. */
function catalogueOf(text: string, file: string): Catalogue {
  if (text === '') return {}
  const parsed = parseJson(text)
  if ('value' in parsed && isCatalogue(parsed.value)) return parsed.value
  throw new UsageError(
    `Unexpected content of "${file}", expected messages as JSON: { "id": { "message": "…" } }. Nothing was written to it.`,
  )
}

function isCatalogue(value: unknown): value is Catalogue {
  return (
    isObject(value) && Object.values(value).every((entry) => isObject(entry) && typeof entry['message'] === 'string')
  )
}
