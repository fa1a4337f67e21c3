import type { PostAuthor } from 'docs-build/page'

/** The picture of an author, in a place that is there before it is loaded. */
export function AuthorPicture({ author: { imageUrl } }: { readonly author: PostAuthor }) {
  if (imageUrl === undefined) return null
  return (
    <img className="author__picture" src={imageUrl} alt="" width={40} height={40} loading="lazy" decoding="async" />
  )
}
