import { baseUrl, isBaseUrl } from '../1-config/base-url.ts'
import { manifestName, type Manifest } from '../io/output/manifest.ts'
import { UsageError } from './process-like.ts'

/**
 * The path that an output was built for, which its manifest says: a build writes it with slashes at both ends.
 *
 * @throws {UsageError} where somebody wrote another thing into it
 */
export function builtBaseUrl(manifest: Manifest): string {
  const given: unknown = manifest.baseUrl
  if (typeof given === 'string' && isBaseUrl(given) && baseUrl(given) === given) return given
  const wrong = `Unexpected ${JSON.stringify(given)} as "baseUrl" of "${manifestName}"`
  throw new UsageError(`${wrong}, expected a path such as "/docs/".\nBuild the site again.`)
}
