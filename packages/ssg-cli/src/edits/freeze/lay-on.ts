import type { Host } from '../../host.ts'
import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'

/** How docs differ from a version below them. */
export interface Laid {
  /** Files with the same content. */
  readonly same: ReadonlySet<string>
  /** Files of the version below that these docs don't have. */
  readonly removed: readonly string[]
}

/** What holds for docs with nothing below. */
export const nothingBelow = { same: new Set<string>(), removed: [] } satisfies Laid

/** Compare docs with the version that they are to lie on, file by file. */
export function layOn(host: Pick<Host, 'files'>, current: ScannedVersion, base: ScannedVersion): Laid {
  const same = [...current.files].filter(([file, source]) => {
    const other = base.files.get(file)
    return other !== undefined && (other === source || host.files.hash(other) === host.files.hash(source))
  })
  return {
    same: new Set(same.map(([file]) => file)),
    removed: [...base.files.keys()].filter((file) => !current.files.has(file)).sort(),
  }
}
