import type { CollectionConfig } from '../../../model/config.ts'
import type { DocHead } from '../../../model/head.ts'

/**
 * The URL of "Edit this page": that of the front matter, or the collection's prefix and the doc's path.
 * Null or an empty text in the front matter hides the link.
 */
export function editUrl({ file, frontMatter }: DocHead, { editUrl: prefix }: CollectionConfig): string | undefined {
  const own = frontMatter.custom_edit_url
  if (own !== undefined) return own || undefined
  if (!prefix) return undefined
  return `${prefix.replace(/\/+$/, '')}/${file.split('/').map(encodeURIComponent).join('/')}`
}
