import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root, runCli, type CliRun } from '../run-cli.ts'
import { runWarm } from '../warm-cli.ts'

/** What `--reporter json` prints, as far as tests read it. */
export interface BuildReport {
  readonly ok: boolean
  readonly pages: number
  readonly diagnostics: readonly { readonly code: string; readonly file: string; readonly line?: number }[]
}

/** A copy of the site and its content that tests may change and build. */
export interface SiteCopy {
  /** The copy of the folder `content`. */
  readonly content: string
  readonly outDir: string
  /** Build the pages of some languages: English alone unless others are named. */
  build(locales?: string): Promise<BuildReport>
  /** Run any command beside the copy, which is at `site`. */
  run(args: readonly string[]): Promise<CliRun>
  /** Replace a stretch of the config's text. */
  changeConfig(from: string, to: string): void
  /** Take back all changes of the content. */
  restore(): void
  remove(): void
}

const made = new Set(['dist', '.docs-build', 'node_modules'])

/** Copy the site, so that a test neither waits for somebody's build nor leaves anything behind. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-site-'))
  const copy = (name: string) => {
    rmSync(join(folder, name), { recursive: true, force: true })
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !made.has(basename(path)) })
  }
  copy('site')
  copy('content')
  // A plugin of the site imports it: the copy is a repository, of which it is a file.
  copy('packages/if97')
  // Its charts are drawn by libraries.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  mkdirSync(join(folder, '.git'))
  const outDir = join(folder, 'out')
  return {
    content: join(folder, 'content'),
    outDir,
    async build(locales = 'en') {
      const args = ['build', 'site', '--locale', locales, '--out-dir', outDir, '--reporter', 'json']
      const { stdout, stderr } = await runWarm(args, { cwd: folder })
      if (!stdout.startsWith('{')) throw new Error(`The build gave no report: ${stderr}`)
      // The contract says what the reporter prints.
      return JSON.parse(stdout) as BuildReport
    },
    run: (args) => runCli(args, { cwd: folder }),
    changeConfig(from, to) {
      const path = join(folder, 'site/docs.config.ts')
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`The config does not hold ${from}`)
      writeFileSync(path, text.replace(from, to))
    },
    restore: () => copy('content'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
