import type { SidebarsConfig } from 'docs-build'
import type { Api, ApiTag } from '../api/api.ts'
import type { ApiOptions } from '../options.ts'
import { operationFile, tagFile } from './pages.ts'

type Item = Readonly<Record<string, unknown>>

/** The sidebar of an API: its groups with their operations, and its schemas. */
export function apiSidebars(api: Api, options: Pick<ApiOptions, 'pages'>): SidebarsConfig {
  const schemas = [...api.schemas].map(([label, file]): Item => ({ type: 'doc', id: docId(file), label }))
  const index: Item = { type: 'doc', id: 'index', label: 'Overview' }
  const groups = api.tags.map((tag) => (options.pages === 'tag' ? tagItem(tag, options) : tagCategory(tag, options)))
  const last: readonly Item[] = schemas.length === 0 ? [] : [{ type: 'category', label: 'Schemas', items: schemas }]
  return { api: [index, ...groups, ...last] }
}

function tagItem(tag: ApiTag, options: Pick<ApiOptions, 'pages'>): Item {
  return { type: 'doc', id: docId(tagFile(tag, options)), label: tag.name }
}

function tagCategory(tag: ApiTag, options: Pick<ApiOptions, 'pages'>): Item {
  const items = tag.operations.map((operation): Item => {
    const state = operation.operation.deprecated ? ' api-item--deprecated' : ''
    return {
      type: 'doc',
      id: docId(operationFile(tag, operation)),
      label: operation.title,
      className: `api-item api-item--${operation.method}${state}`,
    }
  })
  return { type: 'category', label: tag.name, link: { type: 'doc', id: docId(tagFile(tag, options)) }, items }
}

function docId(file: string): string {
  return file.replace(/\.mdx$/, '')
}
