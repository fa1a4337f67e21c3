import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Bring the files of a site from one state to another, touching only what differs.
 *
 * @param {string} dir
 * @param {Readonly<Record<string, string>>} files
 * @param {Readonly<Record<string, string>>} before
 */
export function writeSite(dir, files, before = {}) {
  for (const path of Object.keys(before)) if (!(path in files)) rmSync(join(dir, path), { force: true })
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
