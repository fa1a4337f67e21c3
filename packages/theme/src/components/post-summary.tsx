import type { ListedPost, SiteLayout } from 'docs-build/page'
import { languageOf } from '../html/text-language.ts'
import { Name } from './name.tsx'
import { PostByline } from './post-byline.tsx'
import { PostHead } from './post-head.tsx'
import { PostTitle } from './post-title.tsx'
import { ReadMore } from './read-more.tsx'
import { TagList } from './tag-list.tsx'

/** A post in a list: its beginning where the list shows that, else what it is about. */
export function PostSummary({ post, layout }: { readonly post: ListedPost; readonly layout: SiteLayout }) {
  const { title, lang, href, description, excerpt, tags, hasMore } = post
  const language = languageOf(lang, layout)
  const bodyClass = ['prose__body', layout.articleClasses?.post].filter(Boolean).join(' ')
  return (
    <article className="post">
      <PostHead post={post}>
        <PostTitle post={post}>
          <h2 className="post__title">
            <a href={href} {...language}>
              <Name>{title}</Name>
            </a>
          </h2>
        </PostTitle>
        <PostByline post={post} layout={layout} />
      </PostHead>
      {excerpt === undefined ? (
        description !== '' && (
          <p className="post__description" {...language}>
            {description}
          </p>
        )
      ) : (
        <div className={bodyClass} {...language} dangerouslySetInnerHTML={{ __html: excerpt }} />
      )}
      <div className="post__foot">
        <TagList tags={tags} layout={layout} />
        {excerpt !== undefined && hasMore && <ReadMore title={title} href={href} layout={layout} />}
      </div>
    </article>
  )
}
