import { mistyped } from '../text/mistyped.ts'

/** The environment variables that commands read. */
const variables = [
  'DOCS_ALGOLIA_ADMIN_KEY',
  'DOCS_BUILD_ALLOWED_HOSTS',
  'DOCS_BUILD_BROWSER',
  'DOCS_BUILD_CACHE',
  'DOCS_BUILD_CACHE_MODE',
  'DOCS_BUILD_CACHE_SECRET',
  'DOCS_BUILD_CACHE_TOKEN',
  'DOCS_BUILD_HOOK_SECONDS',
  'DOCS_BUILD_POLLING',
  'DOCS_BUILD_PROGRAM',
  'DOCS_BUILD_SOURCES',
]

/**
 * Say which variables are nearly some that commands read. Others may be a site's own, which has names of its own in this form.
 *
 *     mistypedVariables({ DOCS_BUILD_CAHCE: '1' })
 *     // → ['Unexpected environment variable "DOCS_BUILD_CAHCE", which nothing reads, expected "DOCS_BUILD_CACHE"']
 */
export function mistypedVariables(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(env).flatMap((name) => {
    const meant = /^D[A-Z]*_/i.test(name) && env[name] !== undefined ? mistyped(name, variables) : undefined
    // On Windows case makes no difference.
    if (meant === undefined || (process.platform === 'win32' && meant === name.toUpperCase())) return []
    return [`Unexpected environment variable "${name}", which nothing reads, expected "${meant}"`]
  })
}
