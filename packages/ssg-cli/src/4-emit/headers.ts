import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Emitter, MadeFile } from './emitter.ts'
import { policyParts } from './policy-parts.ts'

/**
 * `_headers`: caching and a strict Content-Security-Policy, in the format that static hosts share.
 *
 * Hashed files never change; for everything else hosts revalidate on their own. The policy is one for all pages, because a
 * reader goes from page to page without a load.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export const headersFile: Emitter<MadeFile> = (input) => {
  const { baseUrl, security } = input.site.config
  const make = () => {
    const policy = security.csp ? `\n  Content-Security-Policy: ${contentSecurityPolicy(policyParts(input))}` : ''
    return `${baseUrl}*${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
`
  }
  return [{ path: '_headers', make }]
}
