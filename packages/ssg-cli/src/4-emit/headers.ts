import { createHash } from 'node:crypto'
import { algoliaHosts } from '@docs-build/search/hosted'
import type { Config } from '../model/config.ts'
import type { Emitter, MadeFile } from './emitter.ts'
import { redirectScript } from './redirect-page.ts'

/**
 * `_headers`: caching and a strict Content-Security-Policy, in the format that static hosts share.
 *
 * Hashed files never change; for everything else hosts revalidate on their own. Inline scripts are allowed by their hash.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export const headersFile: Emitter<MadeFile> = ({ site: { config }, inlineScripts }) => {
  const { baseUrl, redirects, search } = config
  const scripts = [...inlineScripts, ...(redirects.length > 0 ? [redirectScript] : [])]
  const make = () => `${baseUrl}*
  Content-Security-Policy: ${contentSecurityPolicy(scripts, searchHosts(search))}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
`
  return [{ path: '_headers', make }]
}

/** Hosts that the client asks when search is hosted. */
function searchHosts({ provider, algolia }: Config['search']): readonly string[] {
  return provider === 'algolia' && algolia ? algoliaHosts(algolia.appId, algolia.hosts) : []
}

/** The policy: everything from the site itself, inline scripts by hash, no inline styles, no plugins, no frames around it. */
export function contentSecurityPolicy(inlineScripts: readonly string[], connect: readonly string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' data: https:",
    // Authors put players and maps of other sites into frames: they run there, not here.
    "frame-src 'self' https:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
