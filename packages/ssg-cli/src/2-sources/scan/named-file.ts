import { isThere } from '../../diagnostics/is-there.ts'
import { joinPath } from '../../text/urls/resolve-path.ts'
import type { SiteScan } from './site-scan.ts'

/** True for a name of a file that leads out of the folder that it is relative to. */
export function leadsOut(name: string | false): name is string {
  return name !== false && joinPath('', name).startsWith('../')
}

/**
 * The file that a config names relative to a folder whose files are known. It may lie outside of that. What stands in its
 * place is reported.
 */
export function namedFile(
  { host, report }: Pick<SiteScan, 'host' | 'report'>,
  name: string,
  { folder, files }: { readonly folder: string; readonly files: ReadonlyMap<string, string> },
): string | undefined {
  const known = leadsOut(name) ? undefined : files.get(joinPath('', name))
  const path = joinPath(folder, name)
  return known ?? (isThere(host, path, report) && leadsOut(name) ? path : undefined)
}
