import { joinPath } from '../../text/urls/resolve-path.ts'
import type { SiteScan } from './site-scan.ts'

/** True for a name of a file that leads out of the folder that it is relative to. */
export function leadsOut(name: string | false): name is string {
  return name !== false && joinPath('', name).startsWith('../')
}

/** The file that a config names relative to a folder whose files are known. It may lie outside of that. */
export function namedFile(
  { host }: Pick<SiteScan, 'host'>,
  name: string,
  { folder, files }: { readonly folder: string; readonly files: ReadonlyMap<string, string> },
): string | undefined {
  if (!leadsOut(name)) return files.get(joinPath('', name))
  const path = joinPath(folder, name)
  return host.files.stat(path)?.isFile ? path : undefined
}
