import { createHash } from 'node:crypto'

/**
 * `_headers`: caching and a strict Content-Security-Policy, in the format that static hosts share.
 *
 * Hashed files never change; for everything else hosts revalidate on their own. Inline scripts are allowed by their hash.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function headers(input: {
  readonly baseUrl: string
  readonly inlineScripts: readonly string[]
  readonly connect: readonly string[]
}): string {
  const policy = contentSecurityPolicy(input.inlineScripts, input.connect)
  return `${input.baseUrl}*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${input.baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
`
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
