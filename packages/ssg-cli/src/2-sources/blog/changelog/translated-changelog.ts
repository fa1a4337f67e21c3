import type { DocHead } from '../../../model/head.ts'
import { tagSlug } from '../../urls/tag-slug.ts'

/**
 * The versions of a changelog, each as its translation has it: what nobody has translated stays as it is, in its place. Kinds
 * of changes keep their URLs: the sections of a version are told by their order, whatever they are called.
 *
 *     1.0.0 with "Added" and 1.0.0 with "Hinzugefügt"  // → "Hinzugefügt" at /changelog/kinds/added
 */
export function translatedChangelog(
  originals: readonly DocHead[],
  translations: readonly DocHead[],
): readonly DocHead[] {
  const known = new Map(translations.map((head) => [head.frontMatter.slug, head]))
  const labels = new Map<string, string>()
  const pairs = originals.map((original) => ({ original, translation: known.get(original.frontMatter.slug) }))
  for (const { original, translation } of pairs)
    for (const [index, { label }] of (hasKindsOf(translation, original) ? kindsOf(original) : []).entries()) {
      const own = kindsOf(translation)[index]?.label ?? label
      if (!labels.has(tagSlug(label))) labels.set(tagSlug(label), own)
    }
  return pairs.map(({ original, translation }) => {
    if (!translation) return withKinds(original, kindsOf(original).map(slugOfKind), labels)
    const slugs = kindsOf(hasKindsOf(translation, original) ? original : translation).map(slugOfKind)
    // Dates are digits in any language: who translates may leave them out.
    const { date } = original.frontMatter
    const frontMatter = { ...(date !== undefined && { date }), ...translation.frontMatter }
    return withKinds({ ...translation, frontMatter }, slugs, labels)
  })
}

/** A head whose kinds have the URLs and the words of all versions. */
function withKinds(head: DocHead, slugs: readonly string[], labels: ReadonlyMap<string, string>): DocHead {
  if (!head.post || slugs.length === 0) return head
  const kinds = kindsOf(head).map((kind, index) => ({ ...kind, label: labels.get(slugs[index] ?? '') ?? kind.label }))
  const tags = kinds.map(({ label }, index) => ({ label, permalink: slugs[index] ?? tagSlug(label) }))
  return { ...head, frontMatter: { ...head.frontMatter, tags }, post: { ...head.post, kinds } }
}

function slugOfKind({ label }: { readonly label: string }): string {
  return tagSlug(label)
}

function hasKindsOf(translation: DocHead | undefined, original: DocHead): boolean {
  return kindsOf(translation).length === kindsOf(original).length
}

function kindsOf(head: DocHead | undefined): NonNullable<NonNullable<DocHead['post']>['kinds']> {
  return head?.post?.kinds ?? []
}
