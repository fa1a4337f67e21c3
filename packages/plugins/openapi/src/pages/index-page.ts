import {
  foreignMarkdown,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  text,
  type Content,
  type Inline,
} from '@docs-build/mdx-text'
import { linkTo } from '../api/api.ts'
import type { Server } from '../api/description.ts'
import { externalLink } from './operation.ts'
import type { Place } from './place.ts'
import { securitySchemes } from './security.ts'

/** The first page: what the API is, where it is reached, who may ask, and what there is. */
export function indexContent(tagFiles: ReadonlyMap<string, string>, place: Place): readonly Content[] {
  const { description, tags } = place.api
  const { info, servers = [], externalDocs } = description
  const groups = tags.map((tag) => [
    paragraph(
      link(linkTo(tagFiles.get(tag.name) ?? '', place.file), text(tag.name)),
      text(` ${counted(tag.operations.length)}`),
    ),
  ])
  return [
    paragraph(text('Version '), inlineCode(info.version)),
    ...(info.description === undefined ? [] : foreignMarkdown(info.description, place.level + 1)),
    ...(externalDocs ? [paragraph(externalLink(externalDocs))] : []),
    ...(groups.length > 0 ? [heading(place.level + 1, [text('Operations')], 'operations'), list(groups)] : []),
    ...(servers.length > 0
      ? [heading(place.level + 1, [text('Servers')], 'servers'), list(servers.map(serverItem))]
      : []),
    ...securitySchemes(place),
    ...legal(info, place),
  ]
}

function counted(count: number): string {
  return count === 1 ? '(1 operation)' : `(${count} operations)`
}

function serverItem({ url, description, variables }: Server): readonly Content[] {
  const rows = Object.entries(variables ?? {}).map(([name, variable]) => {
    const values = (variable.enum ?? []).flatMap((value, index) => [
      text(index === 0 ? ' of ' : ', '),
      inlineCode(value),
    ])
    const about = variable.description ? text(`: ${variable.description}`) : text('')
    return [paragraph(inlineCode(name), text(' is '), inlineCode(variable.default), ...values, about)]
  })
  const line = paragraph(inlineCode(url), text(description ? `: ${description}` : ''))
  return rows.length === 0 ? [line] : [line, list(rows)]
}

function legal(info: Place['api']['description']['info'], place: Place): readonly Content[] {
  const { contact, license, termsOfService } = info
  const rows: (readonly Inline[])[] = [
    ...(contact?.url ? [[text('Contact: '), link(contact.url, text(contact.name ?? contact.url))]] : []),
    ...(contact?.email ? [[text('E-mail: '), link(`mailto:${contact.email}`, text(contact.email))]] : []),
    ...(license ? [[text('License: '), license.url ? link(license.url, text(license.name)) : text(license.name)]] : []),
    ...(termsOfService ? [[link(termsOfService, text('Terms of service'))]] : []),
  ]
  if (rows.length === 0) return []
  return [
    heading(place.level + 1, [text('Contact and license')], 'contact'),
    list(rows.map((row) => [paragraph(...row)])),
  ]
}
