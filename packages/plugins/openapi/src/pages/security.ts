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
import type { SecurityRequirement, SecurityScheme } from '../api/description.ts'
import { below, idIn, type Place } from './place.ts'

/** The file that explains how one says who asks. */
const schemesFile = 'index.mdx'

/** Say in a line what an operation needs to know of who asks. */
export function requirements(own: readonly SecurityRequirement[] | undefined, place: Place): readonly Content[] {
  const needed = own ?? place.api.description.security ?? []
  if (needed.length === 0) return []
  const ways = needed.map((requirement): readonly Inline[] => {
    const schemes = Object.entries(requirement)
    if (schemes.length === 0) return [text('nothing')]
    return schemes.flatMap(([name, scopes], index) => [
      ...(index === 0 ? [] : [text(' and ')]),
      link(`${linkTo(schemesFile, place.file)}#${schemeId(name)}`, text(name)),
      ...(scopes.length === 0 ? [] : [text(' ('), ...scopesLine(scopes), text(')')]),
    ])
  })
  const line = ways.flatMap((way, index) => [...(index === 0 ? [] : [text(', or ')]), ...way])
  return [paragraph(text('Authorization: '), ...line)]
}

function scopesLine(scopes: readonly string[]): readonly Inline[] {
  return scopes.flatMap((scope, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(scope)])
}

function schemeId(name: string): string {
  return `authorization-${name.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}`
}

/** Explain the ways of a description to say who asks. */
export function securitySchemes(place: Place): readonly Content[] {
  const { description, resolve } = place.api
  const all = Object.entries(description.components?.securitySchemes ?? {})
  if (all.length === 0) return []
  const shown = all.flatMap(([name, reference]): readonly Content[] => {
    const scheme = resolve<SecurityScheme>(reference)
    return [
      heading(place.level + 2, [text(name)], schemeId(name)),
      paragraph(...kindOf(scheme)),
      ...(scheme.description === undefined ? [] : foreignMarkdown(scheme.description, place.level + 3)),
      ...flowsOf(scheme),
    ]
  })
  return [heading(place.level + 1, [text('Authorization')], idIn(below(place), 'authorization')), ...shown]
}

function kindOf({ type, name, in: where, scheme, bearerFormat, openIdConnectUrl }: SecurityScheme): readonly Inline[] {
  if (type === 'apiKey') return [text(`API key in the ${where ?? 'header'} parameter `), inlineCode(name ?? '')]
  if (type === 'http') return [text(`HTTP authentication, ${scheme ?? ''}${bearerFormat ? ` (${bearerFormat})` : ''}`)]
  if (type === 'mutualTLS') return [text('A certificate of the client (mutual TLS)')]
  if (type === 'openIdConnect')
    return [text('OpenID Connect: '), link(openIdConnectUrl ?? '', text(openIdConnectUrl ?? ''))]
  return [text('OAuth 2.0')]
}

function flowsOf({ flows }: SecurityScheme): readonly Content[] {
  return Object.entries(flows ?? {}).flatMap(
    ([flow, { authorizationUrl, tokenUrl, refreshUrl, scopes }]): readonly Content[] => {
      const urls = Object.entries({
        'Authorization URL': authorizationUrl,
        'Token URL': tokenUrl,
        'Refresh URL': refreshUrl,
      })
      const rows: (readonly Inline[])[] = [
        ...urls.flatMap(([label, url]) => (url ? [[text(`${label}: `), inlineCode(url)]] : [])),
        ...Object.entries(scopes ?? {}).map(([scope, about]) => [inlineCode(scope), text(about ? `: ${about}` : '')]),
      ]
      return [paragraph(text(`Flow: ${flow}`)), list(rows.map((row) => [paragraph(...row)]))]
    },
  )
}
