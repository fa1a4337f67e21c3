import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'

/** Links from what a changelog says of a version to the docs of that version, where there are some. */
export function VersionDocs({ version, layout }: { readonly version: string; readonly layout: SiteLayout }) {
  const plain = (name: string) => name.replace(/^v(?=\d)/i, '')
  const versions = layout.collections
    .flatMap((collection) => collection.versions)
    .filter(({ name, label }) => [name, label].some((own) => plain(own) === plain(version)))
  if (versions.length === 0) return null
  return (
    <p className="byline__facts">
      {layoutWords(layout).page.documentationVersion}
      {versions.map(({ label, mainHref }) => (
        <a key={mainHref} href={mainHref}>
          {label}
        </a>
      ))}
    </p>
  )
}
