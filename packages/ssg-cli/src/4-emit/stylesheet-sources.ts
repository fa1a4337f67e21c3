import type { BundledFile } from '../model/bundle.ts'
import type { PolicySources } from '../model/policy.ts'
import { cssSources } from '../text/html/css-sources.ts'

/** Say what the stylesheets of a site load from other sites. */
export function stylesheetSources(files: readonly BundledFile[]): PolicySources {
  const texts = files.flatMap(({ path, bytes }) => (path.endsWith('.css') ? [new TextDecoder().decode(bytes)] : []))
  return cssSources(texts.join('\n'))
}
