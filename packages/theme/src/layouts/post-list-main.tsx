import type { PostListContent, SiteLayout } from 'docs-build/page'
import { AuthorPicture } from '../components/author-picture.tsx'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { Name } from '../components/name.tsx'
import { Pagination } from '../components/pagination.tsx'
import { UnlistedNote } from '../components/state-note.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { PostSummary } from '../components/post-summary.tsx'

/** The main part of a list of posts: all of a blog, or those with a tag or of an author. */
export function PostListMain({ layout, list }: { readonly layout: SiteLayout; readonly list: PostListContent }) {
  const { title, description, breadcrumbs, author, posts, newerHref, olderHref, lists, isWhole, unlisted } = list
  const words = layoutWords(layout).page
  return (
    <div className="page__column page__column--alone">
      {!isWhole && <Breadcrumbs crumbs={breadcrumbs} layout={layout} />}
      {unlisted && <UnlistedNote layout={layout} />}
      <div className="prose posts" data-article="">
        <header className="posts__head">
          {author && <AuthorPicture author={author} />}
          <h1>
            <Name>{title}</Name>
          </h1>
          {author?.title !== undefined && <p className="posts__about">{author.title}</p>}
          {description !== '' && description !== title && <p className="posts__about">{description}</p>}
          <Links label={words.posts} links={lists} />
          <Links label={words.profiles} links={author?.socials ?? []} />
        </header>
        {posts.length === 0 && <p>{words.noPosts}</p>}
        {posts.map((post) => (
          <PostSummary key={post.href} post={post} layout={layout} />
        ))}
      </div>
      <Pagination
        layout={layout}
        label={words.posts}
        ways={[undefined, undefined]}
        previous={newerHref === undefined ? undefined : { label: words.newerPosts, href: newerHref }}
        next={olderHref === undefined ? undefined : { label: words.olderPosts, href: olderHref }}
      />
    </div>
  )
}

function Links({ label, links }: { readonly label: string; readonly links: PostListContent['lists'] }) {
  if (links.length === 0) return null
  return (
    <ul className="posts__links" aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.isCurrent && 'page'}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
