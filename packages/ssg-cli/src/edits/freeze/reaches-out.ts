import type { Host } from '../../host.ts'
import { positionAt } from '../../text/position-at.ts'
import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'
import { folderOf, joinPath } from '../../text/resolve-path.ts'
import type { LeavingLink } from './leaving-links.ts'
import { specifierSpans } from './specifier-spans.ts'
import { textOf } from '../../text/text-of.ts'

/** The first path in the docs that leads out of their folder, to a file that is not there when git holds the folder alone. */
export function reachesOut(host: Pick<Host, 'files'>, current: ScannedVersion): LeavingLink | undefined {
  for (const [file, source] of current.files) {
    const text = /\.(?:mdx?|[cm]?[jt]sx?)$/.test(file) ? textOf(host, source) : undefined
    if (text === undefined) continue
    for (const { kind, value, start } of specifierSpans(text, /\.mdx?$/.test(file) ? 'markdown' : 'code')) {
      if (!value.startsWith('.') || !joinPath(folderOf(file), value).startsWith('..')) continue
      const isFile = () => host.files.stat(joinPath(folderOf(source), value.replace(/[?#].*$/, '')))?.isFile
      // A relative link without a file behind it is one between URLs.
      if (kind !== 'import' && kind !== 'code' && !isFile()) continue
      const { line, column } = positionAt(text, start, 0)
      return { file: source, line, column, url: value }
    }
  }
  return undefined
}
