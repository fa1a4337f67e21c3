import { impossibleDate, noPosts, secondVersion } from '../../../diagnostics/catalogue.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import type { ChangelogVersion } from './changelog-versions.ts'
import { versionName } from './version-name.ts'

/** The versions of a changelog, each once, and what is wrong with their headings. */
export function soundVersions(
  versions: readonly ChangelogVersion[],
  file: string,
): Outcome<readonly ChangelogVersion[]> {
  if (versions.length === 0) return outcome([], [noPosts({ file, isChangelog: true })])
  const names = versions.map(versionName)
  const isFirst = (at: number) => names.indexOf(names[at] ?? '') === at
  const diagnostics = versions.flatMap(({ position, impossibleDate: wrong }, at) => [
    ...(isFirst(at) ? [] : [secondVersion({ file, position, name: names[at] ?? '' })]),
    ...(wrong === undefined
      ? []
      : [
          impossibleDate({
            file,
            position,
            wrong,
            message: `Unexpected date "${wrong}", expected a day of the calendar`,
          }),
        ]),
  ])
  return outcome(
    versions.filter((_, at) => isFirst(at)),
    diagnostics,
  )
}
