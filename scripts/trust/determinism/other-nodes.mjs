import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Versions that the command line supports, by their first number. */
const versions = ['20', '22', '24', '26']

/**
 * Other versions of Node, as the packages of npm that hold them: version → its program. Those that can't be installed
 * here are missing.
 *
 * @param {string} folder
 * @returns {Readonly<Record<string, string>>}
 */
export function otherNodes(folder) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const found = versions.flatMap((version) => {
    const prefix = join(folder, `node-${version}`)
    const program = join(prefix, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')
    mkdirSync(prefix, { recursive: true })
    try {
      execFileSync(
        'npm',
        ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`],
        {
          stdio: 'ignore',
        },
      )
    } catch {
      return []
    }
    return existsSync(program) ? [[version, program]] : []
  })
  return Object.fromEntries(found)
}
