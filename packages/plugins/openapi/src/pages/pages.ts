import {
  docText,
  element,
  foreignMarkdown,
  heading,
  inline,
  link,
  paragraph,
  text,
  type Content,
} from '@docs-build/mdx-text'
import { linkTo, type Api, type ApiTag } from '../api/api.ts'
import { merged } from '../api/schemas.ts'
import type { ApiOptions } from '../options.ts'
import { examples } from './contents.ts'
import { indexContent } from './index-page.ts'
import { endpoint, externalLink, operationContent } from './operation.ts'
import { limits } from './limits.ts'
import type { Place } from './place.ts'
import { contentOf } from './values.ts'
import { typeLine } from './type-line.ts'

/** A page: its file, its text, and the keys that lead to what it shows. */
export interface ApiPage {
  readonly file: string
  readonly text: string
  readonly location: readonly string[]
}

type PageOptions = Pick<ApiOptions, 'pages' | 'samples'>

/** Make all pages of an API. */
export function apiPages(api: Api, options: PageOptions): readonly ApiPage[] {
  const tagFiles = new Map(api.tags.map((tag) => [tag.name, tagFile(tag, options)]))
  const index = page('index.mdx', { title: api.description.info.title }, ['info'], (place) =>
    indexContent(tagFiles, place),
  )
  const tags = api.tags.flatMap((tag) =>
    options.pages === 'tag' ? [wholeTag(tag, options)] : tagAndOperations(tag, options),
  )
  const schemas = [...api.schemas].map(([name, file]) => schemaPage(name, file, api))
  return [index, ...tags, ...schemas].map(({ content, ...made }) => ({
    file: made.file,
    location: made.location,
    text: docText(frontMatter(made.file, made.head), content({ api, file: made.file, level: 1, ids: '' })),
  }))
}

/** The file of a group: of its page, or of the page that lists those of its operations. */
export function tagFile({ slug }: Pick<ApiTag, 'slug'>, { pages }: Pick<PageOptions, 'pages'>): string {
  return pages === 'tag' ? `${slug}.mdx` : `${slug}/index.mdx`
}

/** The file of an operation with a page of its own. */
export function operationFile(tag: Pick<ApiTag, 'slug'>, operation: { readonly slug: string }): string {
  return `${tag.slug}/${operation.slug}.mdx`
}

interface Head {
  readonly title: string
  readonly description?: string | undefined
  /** Names by which programs call what the page shows: readers search for them. */
  readonly keywords?: readonly string[]
}

interface DraftPage {
  readonly file: string
  readonly head: Head
  readonly location: readonly string[]
  readonly content: (place: Place) => readonly Content[]
}

function page(file: string, head: Head, location: readonly string[], content: DraftPage['content']): DraftPage {
  return { file, head, location, content }
}

function frontMatter(file: string, { title, description, keywords = [] }: Head): Readonly<Record<string, unknown>> {
  // A doc that is called like its folder would stand for that.
  const slug = file.endsWith('index.mdx') ? undefined : `/${file.replace(/\.mdx$/, '')}`
  return {
    title,
    ...(description && { description }),
    ...(keywords.length > 0 && { keywords }),
    ...(slug && { slug }),
    custom_edit_url: null,
  }
}

function wholeTag(tag: ApiTag, options: PageOptions): DraftPage {
  const head = { title: tag.name, keywords: tag.operations.flatMap(keywordsOf) }
  return page(tagFile(tag, options), head, tag.operations[0]?.location ?? [], (place) => [
    ...aboutTag(tag, place),
    ...tag.operations.flatMap((operation) => [
      heading(2, [text(operation.title)], operation.slug),
      ...operationContent(operation, options.samples, { ...place, level: 2, ids: `${operation.slug}-` }),
    ]),
  ])
}

function tagAndOperations(tag: ApiTag, options: PageOptions): readonly DraftPage[] {
  const list = page(tagFile(tag, options), { title: tag.name }, tag.operations[0]?.location ?? [], (place) => [
    ...aboutTag(tag, place),
    element(
      'dl',
      { className: 'api-operations' },
      tag.operations.flatMap((operation) => [
        paragraph(inline('dt', {}, [link(linkTo(operationFile(tag, operation), place.file), text(operation.title))])),
        element('dd', {}, [endpoint(operation)]),
      ]),
    ),
  ])
  const operations = tag.operations.map((operation) =>
    page(
      operationFile(tag, operation),
      { title: operation.title, description: endpointText(operation), keywords: keywordsOf(operation) },
      operation.location,
      (place) => operationContent(operation, options.samples, place),
    ),
  )
  return [list, ...operations]
}

function endpointText({ title, method, path }: ApiTag['operations'][number]): string {
  return `${method.toUpperCase()} ${path}: ${title}`
}

function keywordsOf({ title, operation: { operationId } }: ApiTag['operations'][number]): readonly string[] {
  return operationId === undefined || operationId === title ? [] : [operationId]
}

function aboutTag({ description, externalDocs }: ApiTag, place: Place): readonly Content[] {
  return [
    ...(description === undefined ? [] : foreignMarkdown(description, place.level + 1)),
    ...(externalDocs ? [paragraph(externalLink(externalDocs))] : []),
  ]
}

function schemaPage(name: string, file: string, api: Api): DraftPage {
  const schema = api.description.components?.schemas?.[name]
  return page(file, { title: name, description: `Schema ${name}` }, ['components', 'schemas', name], (place) => {
    const whole = merged(schema, api)
    return [
      ...(whole.deprecated
        ? [element('Admonition', { type: 'warning', title: 'Deprecated' }, [paragraph(text('This may go away.'))])]
        : []),
      ...(whole.description === undefined ? [] : foreignMarkdown(whole.description, 2)),
      paragraph(text('Type: '), inline('span', { className: 'api-type' }, typeLine(schema, place))),
      ...limits(whole).map((line) => paragraph(...line)),
      ...contentOf(schema, place, typeof schema === 'object' ? [schema] : []),
      ...examples({ ...(schema !== undefined && { schema }) }, 'response', place),
    ]
  })
}
