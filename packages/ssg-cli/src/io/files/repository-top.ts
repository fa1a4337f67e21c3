import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isWithin } from './within.ts'

/** Where CI keeps the clone of a repository: GitHub Actions, GitLab CI. */
const variables = ['GITHUB_WORKSPACE', 'CI_PROJECT_DIR']

/**
 * The folder that a code host calls the top of a repository: the innermost one around a site (both absolute) that git or CI
 * names as such; undefined when nobody does.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/variables
 * @see https://docs.gitlab.com/ci/variables/predefined_variables/
 */
export function repositoryTop(site: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = variables.flatMap((name) => env[name] || []).flatMap(realFolder)
  const around = [...foldersAround(resolve(site))]
  return around.find((folder) => existsSync(join(folder, '.git')) || named.some((top) => isSame(top, folder)))
}

function* foldersAround(folder: string): Generator<string> {
  yield folder
  const above = dirname(folder)
  if (above !== folder) yield* foldersAround(above)
}

function realFolder(path: string): string[] {
  return existsSync(path) ? [realpathSync(path)] : []
}

function isSame(left: string, right: string): boolean {
  return isWithin(left, right) && isWithin(right, left)
}
