import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { docusaurusNames } from '../../../1-config/config-names.ts'
import { isDocusaurusSite } from '../../config-file.ts'
import { textOfFile } from '../../files/read-file.ts'

/** The variable by which code of a Docusaurus site asks which language is made. */
export const localeVariable = 'DOCUSAURUS_CURRENT_LOCALE'

let told: string | undefined

/**
 * Tell code of a site what is made, by the variables that it asks. What the environment says itself stays.
 *
 * - `NODE_ENV`: pages as readers get them, also in `watch`. Packages of plugins look there.
 * - `DOCUSAURUS_CURRENT_LOCALE`, for a site of Docusaurus: the language that it is written in. A config may depend on it, so that
 *   it is looked for in its text.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#start-your-site
 */
export function tellCode(siteDir: string): void {
  process.env['NODE_ENV'] ||= 'production'
  if (!isDocusaurusSite(siteDir)) return
  const given = process.env[localeVariable]
  if (given !== undefined && given !== told) return
  const file = docusaurusNames.map((name) => join(siteDir, name)).find((path) => existsSync(path))
  const text = file === undefined ? '' : (textOfFile(file) ?? '')
  told = /\bdefaultLocale['"]?\s*[:=]\s*['"]([\w-]+)['"]/.exec(text)?.[1] ?? 'en'
  process.env[localeVariable] = told
}
