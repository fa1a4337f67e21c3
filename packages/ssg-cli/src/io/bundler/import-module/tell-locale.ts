import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { docusaurusNames } from '../../../1-config/config-names.ts'
import { textOfFile } from '../../files/read-file.ts'

/** The variable by which code of a Docusaurus site asks which language is made. */
export const localeVariable = 'DOCUSAURUS_CURRENT_LOCALE'

let told: string | undefined

/**
 * Tell code of a Docusaurus site which language is made, by the variable that it asks: the one that the site is written in.
 * A config may depend on it, so that it is looked for in its text. What the environment says itself stays.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#start-your-site
 */
export function tellLocale(siteDir: string): void {
  const given = process.env[localeVariable]
  if (given !== undefined && given !== told) return
  const file = docusaurusNames.map((name) => join(siteDir, name)).find((path) => existsSync(path))
  const text = file === undefined ? '' : (textOfFile(file) ?? '')
  told = /\bdefaultLocale['"]?\s*[:=]\s*['"]([\w-]+)['"]/.exec(text)?.[1] ?? 'en'
  process.env[localeVariable] = told
}
