import type { Config } from '../../model/config.ts'
import type { LayoutLink } from '../../model/site.ts'
import { isExternal } from '../../text/urls/split-url.ts'
import { isFilePath } from './author-pictures.ts'
import type { BlogPlan } from './blog-plan.ts'
import { ownAuthors } from './own-authors.ts'
import { staticPicture } from './post-authors.ts'

/** Pictures of authors that are static files, where they are named: whether they are there is known when all files are. */
export function authorPictureLinks({ read, posts }: BlogPlan, { baseUrl }: Config): readonly LayoutLink[] {
  const { authors: file } = read
  const ofFile = Object.values(file?.authors ?? {}).map(({ imageUrl }) => ({ source: file?.source ?? '', imageUrl }))
  const ofPosts = posts.flatMap(({ head }) =>
    ownAuthors(head).map((author) => ({
      source: head.source,
      imageUrl: typeof author === 'object' ? author.imageUrl : undefined,
    })),
  )
  return [...ofFile, ...ofPosts].flatMap(({ source, imageUrl: written }) => {
    if (written === undefined || isExternal(written) || isFilePath(written)) return []
    const href = staticPicture(written, baseUrl)
    return { href, written, source, context: 'picture of an author' as const, isPicture: true }
  })
}
