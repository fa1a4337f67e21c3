import type { Config } from '../model/config.ts'
import type { PolicySources } from '../model/policy.ts'
import { escapeAttribute } from '../text/html/escape.ts'
import { scriptPolicy } from './content-security-policy.ts'
import { siteSources } from './site-sources.ts'

/**
 * Write into a page which code it may run, if the config asks for it: for hosts that send no headers of ours. The element
 * counts for what comes after it, so it stands before all scripts; only the encoding has to be known before.
 *
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy
 */
export function withPolicy(
  html: string,
  config: Config,
  inlineScripts: readonly string[],
  ofPage: PolicySources | undefined,
): string {
  const { csp } = config.security
  if (!csp || !csp.meta) return html
  const content = escapeAttribute(scriptPolicy([...siteSources(config, inlineScripts), ...(ofPage ? [ofPage] : [])]))
  return html.replace(
    /<head(?=[\s>])[^>]*>(?:<meta charset="[^"]*">)?/i,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  )
}
