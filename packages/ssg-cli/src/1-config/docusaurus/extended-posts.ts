import type { AskedFunctions, GivenPost } from '../../model/asked-functions.ts'
import { isObject } from '../../text/is-object.ts'
import { placed, type Extended } from './stand-in.ts'

type ProcessPosts = NonNullable<AskedFunctions['blogPosts']>[string]

/**
 * What a plugin of the site that extends the blog makes of its posts: which there are, in which order, and data for all pages.
 * It is asked as Docusaurus asks it, and what it hands on to the blog is what the blog gets.
 *
 * @param process which posts there are before it, if the site says so
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#contentLoaded
 */
export function extendedPosts(
  plugin: Readonly<Record<string, unknown>>,
  extended: Extended,
  process: unknown,
): ProcessPosts {
  const { loadContent, contentLoaded } = plugin
  return async (given) => {
    const { setGlobalData } = given
    // The site's own function, which gives nothing where it changes the list itself.
    const chosen: unknown =
      typeof process === 'function' ? ((await process(given)) ?? given.blogPosts) : given.blogPosts
    if (!Array.isArray(chosen) || typeof contentLoaded !== 'function') return chosen
    extended.content = contentOf(chosen as readonly GivenPost[])
    const content: unknown = typeof loadContent === 'function' ? await loadContent.call(plugin) : extended.content
    let handedOn: unknown
    await contentLoaded.call(plugin, {
      content,
      allContent: {},
      actions: {
        [placed]: (all: unknown) =>
          void (handedOn = isObject(all) && Array.isArray(all['blogPosts']) ? [...all['blogPosts']] : undefined),
        setGlobalData: (data: unknown) => setGlobalData?.(String(plugin['name']), data),
        createData: (name: string) => Promise.resolve(name),
        addRoute: () => undefined,
      },
    })
    return handedOn ?? chosen
  }
}

/** What the blog loads, as far as it is known before its lists are made. */
function contentOf(blogPosts: readonly GivenPost[]): object {
  const blogTags: Record<string, { label: string; permalink: string; items: string[]; pages: []; unlisted: false }> = {}
  for (const { id, metadata } of blogPosts)
    for (const { label, permalink } of metadata.tags)
      (blogTags[permalink] ??= { label, permalink, items: [], pages: [], unlisted: false }).items.push(id)
  return { blogPosts: [...blogPosts], blogTags, blogListPaginated: [], authorsMap: {} }
}
