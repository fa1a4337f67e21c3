import { outsideFile } from '../../../diagnostics/catalogue.ts'
import type { BlogConfig } from '../../../model/blog-config.ts'
import type { DocHead, PostReading, VersionKind } from '../../../model/head.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import { hashValues } from '../../../text/hash.ts'
import { isReadable } from '../../../text/is-readable.ts'
import { textOf } from '../../../text/text-of.ts'
import { folderOf } from '../../../text/urls/resolve-path.ts'
import { bodyLines } from '../../../text/markdown/body-lines.ts'
import { excerpt } from '../../scan/excerpt.ts'
import { scanPost } from '../../scan/scan-post.ts'
import { readSource, type SiteScan } from '../../scan/site-scan.ts'
import { inLanguage, otherLanguage, translationPath } from '../../translated-files.ts'
import { changelogKinds } from './changelog-kinds.ts'
import { soundVersions } from './sound-versions.ts'
import { versionName } from './version-name.ts'
import { translatedChangelog } from './translated-changelog.ts'
import { changelogVersions, type ChangelogVersion } from './changelog-versions.ts'

/** The versions of a changelog, and its translation if it has one. */
export interface ReadChangelog {
  readonly heads: readonly DocHead[]
  /** Translation → the file that it stands for. */
  readonly originals: Readonly<Record<string, string>>
}

/** The versions of a changelog as posts, which have their front matter from its headings. */
export function readChangelog(scan: SiteScan, blog: BlogConfig, source: string): ReadChangelog {
  const heads = versionsOf(scan, blog, source)
  const translation = translationPath(source, scan.config)
  if (translation === undefined || !scan.host.files.stat(translation)?.isFile) return { heads, originals: {} }
  const translated = translatedChangelog(heads, versionsOf(scan, blog, translation, textOf(scan.host, source)))
  return { heads: translated, originals: { [translation]: source } }
}

/** @param original text that the file translates */
function versionsOf(scan: SiteScan, blog: BlogConfig, source: string, original = ''): readonly DocHead[] {
  const { host, config, onNew, report } = scan
  const outside = host.files.stat(source)?.outside
  if (outside !== undefined && !isReadable(outside, config.readableDirs)) {
    report(outsideFile({ file: source, outside }))
    return []
  }
  const reading = { marker: blog.truncateMarker, language: config.locale.code }
  const read = readSource(scan, source, (text) => {
    const { math } = config.markdown
    const key = hashValues('changelog', source, text, original, blog.blogTitle, reading.marker, reading.language, math)
    const known = host.cache.get<Outcome<readonly DocHead[]>>('scan', key)
    if (known) return known
    const { value: versions, diagnostics } = soundVersions(changelogVersions(text), source)
    const kinds = changelogKinds(versions, original === '' ? [] : changelogVersions(original))
    const heads = versions.map((version, at) =>
      versionHead(version, kinds[at] ?? [], { source, title: blog.blogTitle, reading, math }),
    )
    const found = outcome(heads, diagnostics)
    host.cache.set('scan', key, found)
    onNew?.(text.length)
    return found
  })
  const language = inLanguage(otherLanguage(source, config))
  return (read ?? []).map((head) => ({ ...head, ...language }))
}

/** What the heads of all versions of a changelog are made with. */
interface Changelog {
  readonly source: string
  readonly title: string
  readonly reading: PostReading
  readonly math: boolean
}

function versionHead(versionOf: ChangelogVersion, kinds: readonly VersionKind[], changelog: Changelog): DocHead {
  const { source } = changelog
  const { version, date, note, part, text } = versionOf
  const name = versionName(versionOf)
  const title = note === '' ? name : `${name} ${note}`
  const lines = bodyLines(text, { offset: 0, line: 1 }, 'md')
  const description = excerpt({ text, lines, isEsm: () => false, format: 'md', math: changelog.math })
  return {
    file: `${source.slice(folderOf(source).length).replace(/^\//, '')}#${name}`,
    source,
    format: 'md',
    frontMatter: {
      title,
      title_meta: `${changelog.title}: ${title}`,
      sidebar_label: name,
      slug: slugOf(name),
      ...(date !== undefined && { date }),
      ...(kinds.length > 0 && { tags: kinds.map(({ label }) => label) }),
    },
    positions: {},
    ...(description !== undefined && { excerpt: description }),
    imports: [],
    post: { ...scanPost(text, changelog.reading), version, kinds },
    part,
  }
}

/** `@scope/steam@1.0.0` → `scope-steam-1.0.0`: a part of a URL. */
function slugOf(name: string): string {
  return name
    .replace(/^Unreleased$/, 'unreleased')
    .replace(/^@/, '')
    .replace(/[@/\s]+/g, '-')
}
