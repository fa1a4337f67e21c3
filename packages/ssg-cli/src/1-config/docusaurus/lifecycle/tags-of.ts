import type { HeadTag } from '../../../model/head-tag.ts'
import { tagsOfEveryPage } from '../../../text/html/head-tags.ts'
import { isObject } from '../../../text/is-object.ts'

/**
 * The tags that `injectHtmlTags` gives, as tags of every page: in the body any element. How many are none, or may not stand there.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#injectHtmlTags
 */
export function tagsOf(given: unknown): { readonly head: readonly HeadTag[]; readonly left: number } {
  if (!isObject(given)) return { head: [], left: 0 }
  const { headTags, preBodyTags, postBodyTags } = given
  const made = [
    ...listOf(headTags).map((tag) => tagOf(tag)),
    ...listOf(preBodyTags).map((tag) => tagOf(tag, 'body-start')),
    ...listOf(postBodyTags).map((tag) => tagOf(tag, 'body-end')),
  ]
  const head = made.flatMap((tag) => tag ?? [])
  return { head, left: made.length - head.length }
}

function listOf(tags: unknown): readonly unknown[] {
  if (tags === undefined || tags === null) return []
  return Array.isArray(tags) ? tags : [tags]
}

function tagOf(given: unknown, place?: HeadTag['place']): HeadTag | undefined {
  const tag = typeof given === 'string' ? written(given) : given
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

/** `<script src="/a.js" async></script>` as an object. */
function written(html: string): Readonly<Record<string, unknown>> | undefined {
  const [, tagName, attributes = '', innerHTML] =
    /^\s*<([a-z]+)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>(?:([\s\S]*)<\/\1>)?\s*$/.exec(html) ?? []
  if (tagName === undefined) return undefined
  const named = [...attributes.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)]
  return {
    tagName,
    attributes: Object.fromEntries(named.map(([, name, double, single]) => [name, double ?? single ?? true])),
    ...(innerHTML !== undefined && { innerHTML }),
  }
}
