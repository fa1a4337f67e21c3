import { reporterNames, type ReporterName } from '../report/write-report.ts'
import type { CommandArgument, CommandOption } from '../command.ts'
import { numberFlag } from './number-flag.ts'

/** The arguments of a command that works on a site. */
export interface SiteArgument {
  readonly site?: string
}

/** `[site]`. */
export const siteArgument: CommandArgument = {
  usage: '[site]',
  summary: 'folder that holds docs.config.ts (default: the working folder, else its site/)',
}

/** `--out-dir` of commands that write or read the whole output. */
export const outDirOption: CommandOption<string> = {
  usage: '--out-dir <dir>',
  summary: 'output folder (default: dist in the site folder)',
}

/** `--strict`. */
export const strictOption: CommandOption<boolean> = { usage: '--strict', summary: 'warnings fail too', default: false }

/** `--drafts` of commands that leave them out. */
export const draftsOption: CommandOption<boolean> = { usage: '--drafts', summary: 'include drafts', default: false }

/** `--locale` of commands that make or check pages. */
export const localeOption: CommandOption<readonly string[]> = {
  usage: '--locale <codes>',
  summary: 'only these languages of the site: de, or de,es',
  read: (text) => text.split(',').map((code) => code.trim()),
}

/** `--no-cache`. */
export const cacheOption: CommandOption<boolean> = { usage: '--no-cache', summary: 'read nothing from the cache' }

/** `--reporter`: in GitHub Actions the one that annotates. */
export const reporterOption: CommandOption<ReporterName> = {
  usage: '--reporter <name>',
  summary: 'how to report',
  choices: reporterNames,
  defaultIn: (env) => (env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty'),
}

/** Where a server listens, and whether it shows itself. */
export const serverOptions: {
  readonly port: CommandOption<number>
  readonly host: CommandOption<string>
  readonly open: CommandOption<boolean>
} = {
  port: {
    usage: '--port <n>',
    summary: 'port; when it is taken, the next free one',
    read: numberFlag('--port', 0, 65535),
    default: 3000,
  },
  host: { usage: '--host <name>', summary: 'address to listen on', default: '127.0.0.1' },
  open: { usage: '--open', summary: 'open the browser', default: false },
}
