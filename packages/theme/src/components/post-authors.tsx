import type { PostFacts } from 'docs-build/page'
import { AuthorName } from './author-name.tsx'
import { AuthorPicture } from './author-picture.tsx'

/** Who wrote a post. Pictures say nothing that the name beside them does not. */
export function PostAuthors({ post, label }: { readonly post: PostFacts; readonly label: string }) {
  const { authors } = post
  if (authors.length === 0) return null
  return (
    <ul className="byline__authors" aria-label={label}>
      {authors.map((author) => (
        <li key={author.name + (author.href ?? '')} className="author">
          <AuthorPicture author={author} />
          <span className="author__words">
            <AuthorName author={author} />
            {author.title !== undefined && <span className="author__title">{author.title}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
