import type { HeadTag } from '../../../model/head-tag.ts'
import { tagsOfEveryPage } from '../../../text/html/head-tags.ts'
import { isObject } from '../../../text/is-object.ts'

/**
 * The tags that `injectHtmlTags` gives, as tags of every page: in the body any element. How many are none, or may not stand there.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#injectHtmlTags
 */
export async function tagsOf(given: unknown): Promise<{ readonly head: readonly HeadTag[]; readonly left: number }> {
  if (!isObject(given)) return { head: [], left: 0 }
  const { headTags, preBodyTags, postBodyTags } = given
  const made = [
    ...(await listOf(headTags)).map((tag) => tagOf(tag)),
    ...(await listOf(preBodyTags)).map((tag) => tagOf(tag, 'body-start')),
    ...(await listOf(postBodyTags)).map((tag) => tagOf(tag, 'body-end')),
  ]
  const head = made.flatMap((tag) => tag ?? [])
  return { head, left: made.length - head.length }
}

async function listOf(tags: unknown): Promise<readonly unknown[]> {
  if (tags === undefined || tags === null) return []
  const list: readonly unknown[] = Array.isArray(tags) ? tags : [tags]
  if (!list.some((tag) => typeof tag === 'string')) return list
  const { writtenTags } = await import('./written-tags.ts')
  return list.flatMap((tag) => (typeof tag === 'string' ? writtenTags(tag) : [tag]))
}

function tagOf(tag: unknown, place?: HeadTag['place']): HeadTag | undefined {
  if (!isObject(tag)) return undefined
  const { tagName: name } = tag
  const isElement = typeof name === 'string' && (place ? /^[a-z][\w-]*$/i.test(name) : tagsOfEveryPage.includes(name))
  if (!isElement) return undefined
  const set = isObject(tag['attributes']) ? Object.entries(tag['attributes']) : []
  const attributes = Object.fromEntries(
    set.flatMap(([key, value]): [string, string | true][] =>
      value === false || value === undefined || value === null ? [] : [[key, value === true ? true : String(value)]],
    ),
  )
  const { innerHTML } = tag
  const content = typeof innerHTML === 'string' && { content: innerHTML }
  return { tag: name, attributes, ...content, ...(place && { place }) }
}
