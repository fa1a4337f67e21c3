import type { ListedPost, SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { fill } from '../words/say.ts'
import { Name } from './name.tsx'
import { PostByline } from './post-byline.tsx'
import { TagList } from './tag-list.tsx'

/** A post in a list: its beginning where the list shows that, else what it is about. */
export function PostSummary({ post, layout }: { readonly post: ListedPost; readonly layout: SiteLayout }) {
  const words = layoutWords(layout).page
  const { title, lang, href, description, excerpt, tags, hasMore } = post
  return (
    <article className="post">
      <h2 className="post__title">
        <a href={href} lang={lang}>
          <Name>{title}</Name>
        </a>
      </h2>
      <PostByline post={post} layout={layout} />
      {excerpt === undefined ? (
        description !== '' && (
          <p className="post__description" lang={lang}>
            {description}
          </p>
        )
      ) : (
        <div className="prose__body" lang={lang} dangerouslySetInnerHTML={{ __html: excerpt }} />
      )}
      <div className="post__foot">
        <TagList tags={tags} layout={layout} />
        {excerpt !== undefined && hasMore && (
          <a className="post__more" href={href} aria-label={fill(words.readMoreAbout, { title })}>
            {words.readMore}
          </a>
        )}
      </div>
    </article>
  )
}
