import { baseUrl, isBaseUrl } from '../../1-config/base-url.ts'
import { UsageError } from '../process-like.ts'

/**
 * Read the value of `--base-url`. The config is not to blame for what stands there.
 *
 *     baseUrlFlag('docs')            // → '/docs/'
 *     baseUrlFlag('https://x/docs')  // throws: Write "--base-url /docs/".
 */
export function baseUrlFlag(text: string): string {
  if (isBaseUrl(text)) return baseUrl(text)
  const wrong = `Unexpected value "${text}" for --base-url, expected a path such as "/docs/".`
  const path = baseUrl(text.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, ''))
  throw new UsageError(isBaseUrl(path) ? `${wrong}\nWrite "--base-url ${path}".` : wrong)
}
