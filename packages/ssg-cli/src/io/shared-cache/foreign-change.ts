import { isObject } from '../../text/is-object.ts'
import { readFile } from '../files/read-file.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Says whether a pull request of another repository is built. What strangers write must not reach the pages of others, so
 * their builds take answers and give none.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/variables
 * @see https://docs.gitlab.com/ci/variables/predefined_variables/
 */
export function isForeignChange(env: Environment): boolean {
  const project = env['CI_MERGE_REQUEST_SOURCE_PROJECT_ID']
  if (project !== undefined && project !== env['CI_MERGE_REQUEST_PROJECT_ID']) return true
  if (!env['GITHUB_EVENT_NAME']?.startsWith('pull_request')) return false
  const repository = headRepository(env['GITHUB_EVENT_PATH'])
  return repository === undefined || repository !== env['GITHUB_REPOSITORY']
}

/** Name of the repository from which a pull request comes, if that can be told. */
function headRepository(file: string | undefined): string | undefined {
  try {
    const event: unknown = JSON.parse(readFile(file ?? '', 'utf8'))
    const name = ['pull_request', 'head', 'repo', 'full_name'].reduce<unknown>(
      (value, key) => (isObject(value) ? value[key] : undefined),
      event,
    )
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
