import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCli, type CliRun } from './run-cli.ts'
import { runWarm } from './warm-cli.ts'

/** A site in a folder of its own. */
export interface TemporarySite {
  /** Absolute path of the folder that holds `site/`; commands run here. */
  readonly workDir: string
  /** Absolute path of the site. */
  readonly dir: string
  readonly write: (files: Readonly<Record<string, string | Uint8Array>>) => void
  readonly build: (flags?: readonly string[], env?: Readonly<Record<string, string>>) => Promise<CliRun>
  /** Build it in a process that has built others: see `runWarm`. */
  readonly buildWarm: TemporarySite['build']
  /** Path below the output folder → text of every file. */
  readonly output: () => Record<string, string>
  readonly remove: () => void
}

/** The config of a site of docs at the root, with further keys. */
export function configText(more: Readonly<Record<string, unknown>> = {}): string {
  const config = { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, ...more }
  return `export default ${JSON.stringify(config)}\n`
}

/** Write a site of these files, with a config and a home page unless they are given. */
export function temporarySite(files: Readonly<Record<string, string | Uint8Array>> = {}): TemporarySite {
  const site = emptySite()
  site.write({ 'docs.config.mjs': configText(), 'docs/index.md': '# Home\n', ...files })
  return site
}

/** What a build of a site of these files reports, with hints and without code frames. */
export async function findingsIn(
  files: Readonly<Record<string, string>>,
  build: 'build' | 'buildWarm' = 'buildWarm',
): Promise<readonly string[]> {
  const site = temporarySite(files)
  try {
    const { stderr } = await site[build]()
    return stderr.split('\n').filter((line) => /^(?:site|shared)\/|^ {2}[A-Z]/.test(line))
  } finally {
    site.remove()
  }
}

/** A site as another one is now, with its output and what was kept of its builds. */
export function copyOfSite({ workDir }: TemporarySite): TemporarySite {
  const site = emptySite()
  cpSync(workDir, site.workDir, { recursive: true, preserveTimestamps: true })
  return site
}

function emptySite(): TemporarySite {
  const workDir = mkdtempSync(join(tmpdir(), 'docs-build-site-'))
  const dir = join(workDir, 'site')
  const write: TemporarySite['write'] = (files) => writeFiles(dir, files)
  return {
    workDir,
    dir,
    write,
    build: (flags = [], env = {}) => runCli(['build', 'site', ...flags], { cwd: workDir, env }),
    buildWarm: (flags = [], env = {}) => runWarm(['build', 'site', ...flags], { cwd: workDir, env }),
    output: () => filesBelow(join(dir, 'dist')),
    remove: () => rmSync(workDir, { recursive: true, force: true }),
  }
}

/** Write files (path → text) below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Path → text of every file below a folder; empty when there is none. */
export function filesBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  )
}
