import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './write-files.mjs'

/** Nothing younger is installed, so that a run next year measures the same programs. Raise it now and then. */
const newest = '2026-09-15'

/**
 * Install packages into a throwaway site, unless an earlier run has.
 *
 * @param {string} dir
 * @param {Readonly<Record<string, string>>} dependencies  name → range
 */
export function npmInstall(dir, dependencies) {
  // npm writes this file last.
  if (existsSync(join(dir, 'node_modules/.package-lock.json'))) return
  writeFiles(dir, {
    'package.json': JSON.stringify({ name: 'bench-site', private: true, dependencies }, null, 2),
  })
  execFileSync('npm', ['install', `--before=${newest}`, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
