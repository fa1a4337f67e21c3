import type { PostAuthor } from 'docs-build/page'

/** The name of an author, which leads to what else there is of them. */
export function AuthorName({ author: { name, href } }: { readonly author: PostAuthor }) {
  if (href === undefined) return <span className="author__name">{name}</span>
  return (
    <a className="author__name" href={href} rel="author">
      {name}
    </a>
  )
}
