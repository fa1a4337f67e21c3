import type { DocHead } from '../../model/head.ts'
import type { FrontMatter } from '../../model/front-matter.ts'

/** What says where a page is and who finds it. The others are words, which a translation has of its own. */
const inherited = [
  'id',
  'slug',
  'date',
  'draft',
  'unlisted',
  'authors',
  'tags',
  'image',
  'displayed_sidebar',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_position',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'hide_title',
  'hide_table_of_contents',
  'layout',
  'toc_min_heading_level',
  'toc_max_heading_level',
] as const satisfies readonly (keyof FrontMatter)[]

/**
 * The head of a translation with what it leaves to its original: a translator writes a text, and its page stays where the
 * original is.
 *
 *     slug: /start, sidebar_position: 2  and  title: Einbau  // → slug: /start, sidebar_position: 2, title: Einbau
 */
export function inheritedHead(translation: DocHead, original: DocHead | undefined): DocHead {
  if (!original) return translation
  const left = inherited.flatMap((key) => {
    const value = original.frontMatter[key]
    return value === undefined || key in translation.frontMatter ? [] : [[key, value] as const]
  })
  if (left.length === 0) return translation
  return { ...translation, frontMatter: { ...Object.fromEntries(left), ...translation.frontMatter } }
}
