import { dirname, join, resolve } from 'node:path'
import { codeOf, reasonOf } from '../../io/files/node-files.ts'
import { readManifest } from '../../io/output/manifest.ts'
import { presentFolder } from '../../io/output/output-folders.ts'
import { BrowserFailed } from '../../io/pdf/devtools.ts'
import { browserVariable, installedBrowser } from '../../io/pdf/installed-browser.ts'
import { printPdf, type Paper } from '../../io/pdf/print-pdf.ts'
import { serveStatic } from '../../io/static-server.ts'
import { nearest } from '../../text/nearest.ts'
import { decode } from '../../text/urls/route-key.ts'
import { builtBaseUrl } from '../built-base-url.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { shownPath } from '../report/report-context.ts'
import { unlessInterrupted } from '../signals.ts'
import { siteDir } from '../site-dir.ts'
import { pdfName } from './pdf-name.ts'
import { findSection, sectionPages, type SectionPage } from './section-pages.ts'
import { statOf } from '../../io/files/stat-of.ts'
import { replaceFiles } from '../../io/files/replace-files.ts'
import { makeFolder } from '../../io/files/make-folder.ts'

/** Flags of `docs-build pdf`. */
export interface PdfFlags {
  readonly section?: string
  readonly out?: string
  readonly outDir?: string
  readonly paper: Paper
}

/** Print a section of a built site. Returns the exit code: 0 printed, 1 the browser failed, 2 nothing to print or no browser. */
export async function pdfCommand(named: string | undefined, flags: PdfFlags, process: ProcessLike): Promise<number> {
  const cwd = process.cwd()
  const dir = flags.outDir === undefined ? join(siteDir(named, cwd), 'dist') : resolve(cwd, flags.outDir)
  const manifest = readManifest(presentFolder(dir))
  if (!manifest) throw new UsageError(`There is no site in "${shownPath(cwd, dir)}".\nRun \`docs-build build\` first.`)
  const base = builtBaseUrl(manifest)
  const pages = sectionPages(presentFolder(dir), { ...manifest, baseUrl: base })
  const page = flags.section === undefined ? undefined : findSection(pages, flags.section, base)
  if (!page) throw new UsageError(noSection(flags.section, pages))
  const browser = installedBrowser(process.env)
  if (browser === undefined) throw new UsageError(noBrowser(process.env[browserVariable]))
  const ownName = pdfName(
    page.section,
    pages.map(({ section }) => section),
  )
  const out = resolve(cwd, flags.out ?? ownName)
  const shown = shownPath(cwd, out)
  prepareFile(out, shown)
  const stop = new AbortController()
  const server = await serveStatic({ dir, host: '127.0.0.1', port: 0, baseUrl: base })
  const url = server.url + page.path.split('/').map(encodeURIComponent).join('/')
  const printed = printPdf({ browser, url, paper: flags.paper }, stop.signal)
  try {
    const ended = await unlessInterrupted(printed, process)
    if (typeof ended === 'number') return ended
    replaceFiles([{ path: out, content: ended }])
    process.stdout.write(`${shown}\n`)
    return 0
  } catch (error) {
    if (error instanceof BrowserFailed)
      process.stderr.write(`The browser "${browser}" did not print the section. ${error.message}\n`)
    else if (codeOf(error) === undefined) throw error
    else process.stderr.write(`${notWritten(shown, error)}\n`)
    return 1
  } finally {
    stop.abort()
    // The browser ends before the server whose page it shows.
    await printed.catch(() => undefined)
    await server.close()
  }
}

/** Make the folder of the file, and say before a browser starts that nothing can be written there. */
function prepareFile(file: string, shown: string): void {
  try {
    makeFolder(dirname(file))
    if (statOf(file)?.isDirectory()) throw new UsageError(`"${shown}" is a folder, expected a file.`)
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(notWritten(shown, error))
  }
}

function notWritten(shown: string, error: unknown): string {
  return `The file "${shown}" can't be written. ${reasonOf(error)}`
}

function noSection(asked: string | undefined, pages: readonly SectionPage[]): string {
  if (pages.length === 0)
    return "This site has no pages of sections.\nWrite `print: 'sections'` in the config, and run `docs-build build`."
  const sections = pages.map(({ section }) => decode(section))
  const [near] = asked === undefined ? [] : nearest(decode(asked), sections)
  const wrong = asked === undefined ? 'Name a section with --section.' : `There is no section "${asked}".`
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`
  return `${wrong}${hint} There are:\n${sections.map((section) => `  ${section}`).join('\n')}`
}

function noBrowser(named: string | undefined): string {
  return named
    ? `There is no browser at "${named}", which ${browserVariable} names.`
    : `No browser found to print with.\nInstall Chromium, Chrome or Edge, or set ${browserVariable} to the path of one.`
}
