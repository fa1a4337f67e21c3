import type { FeedType } from '../../model/blog-config.ts'
import type { Config } from '../../model/config.ts'
import type { Feed, FeedItem } from '../../model/feed.ts'
import { byOrder } from '../../text/by-order.ts'
import type { BlogPlan, Post } from './blog-plan.ts'
import { styleFiles } from './feed-style-files.ts'
import { givenPost } from './given-post.ts'

const names: Readonly<Record<FeedType, string>> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }

/**
 * The feeds of a blog: of its listed posts that have a date. None without any.
 *
 * @see https://docusaurus.io/docs/blog#feed
 */
export function blogFeeds({ read, urls, listed }: BlogPlan, config: Config): readonly Feed[] {
  const { blogTitle, blogDescription, feedOptions } = read.blog
  const { type: types, limit, copyright } = feedOptions
  const dated = listed.flatMap((post) => itemOf(post) ?? [])
  if (dated.length === 0) return []
  // Those who read a feed wait for what is new, whatever comes first in the lists.
  const newest = new Set(dated.toSorted((left, right) => byOrder(right.date, left.date)).slice(0, limit || undefined))
  const shown = dated.filter((item) => newest.has(item))
  const isAsked = config.asked?.feedItems?.[read.blog.path] !== undefined
  const routes = new Set(shown.map(({ route }) => route))
  const posts = isAsked ? listed.filter(({ permalink }) => routes.has(permalink)).map(givenPost) : []
  return types.map((type) => ({
    type,
    ...styleOf(type, read),
    ...(isAsked && { asked: { blog: read.blog.path, posts } }),
    href: `${urls.base}/${names[type]}`,
    title: feedOptions.title ?? `${config.title} ${blogTitle}`,
    description: feedOptions.description ?? blogDescription,
    ...(copyright !== undefined && { copyright }),
    language: feedOptions.language ?? config.locale.htmlLang,
    homeHref: urls.list,
    items: shown,
  }))
}

function styleOf(type: FeedType, { blog, files }: BlogPlan['read']): Pick<Feed, 'style'> {
  const style = type === 'json' ? undefined : blog.feedOptions.xslt?.[type]
  if (style === undefined) return {}
  if (style === true) return { style: { name: type } }
  const [xsl, css] = styleFiles(style).map((path) => files.get(path))
  // What is not there was told when the blog was read.
  if (xsl === undefined || css === undefined) return {}
  return { style: { name: style.replace(/^.*\/|\.[^./]*$/g, ''), files: { xsl, css } } }
}

function itemOf({ permalink, title, description, date, tags, authors }: Post): FeedItem | undefined {
  if (date === undefined) return undefined
  return {
    route: permalink,
    title,
    description,
    date,
    tags: tags.map(({ label }) => label),
    // Feeds have no place for one who has a picture only.
    authors: authors
      .filter(({ author }) => author.name !== '')
      .map(({ author: { name, email, href } }) => ({
        name,
        ...(email !== undefined && { email }),
        ...(href !== undefined && !href.startsWith('mailto:') && { href }),
      })),
  }
}
