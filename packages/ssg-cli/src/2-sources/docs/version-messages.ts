import type { CollectionConfig } from '../../model/config.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { messagesOf, type Messages } from '../scan/messages-of.ts'
import type { SiteScan } from '../scan/site-scan.ts'
import { foreignVersion } from './foreign-version.ts'

/**
 * The translated labels of a version, from `current.json` or `version-<name>.json` of its language's folder. Undefined where
 * nothing is translated.
 */
export function versionMessages(
  { host, config, report }: Pick<SiteScan, 'host' | 'config' | 'report'>,
  collection: CollectionConfig,
  name: string,
): Messages | undefined {
  const folder = config.languages?.folder
  if (folder === undefined) return undefined
  const { value, diagnostics } = messagesOf(host, `${joinFolder(folder, foreignVersion(collection, name))}.json`)
  for (const diagnostic of diagnostics) report(diagnostic)
  return Object.keys(value).length > 0 ? value : undefined
}
