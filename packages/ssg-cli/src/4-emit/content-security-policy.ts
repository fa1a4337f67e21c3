import { policyDirectives, type PolicySources } from '../model/policy.ts'

/** What every site allows: itself, pictures and players of other sites, and nothing that could run code of others. */
const base: PolicySources = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'data:', 'https:'],
  // Authors put players and maps of other sites into frames: they run there, not here.
  'frame-src': ["'self'", 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/**
 * The policy of a site: what every site allows, and what follows from the content and config of this one.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(parts: readonly PolicySources[]): string {
  const directives = policyDirectives.flatMap((name) => directive(name, parts) ?? [])
  return ["default-src 'self'", ...directives].join('; ')
}

/**
 * The part of the policy that a page can carry itself, for hosts that send no headers: which code runs. The rest would have to
 * follow from all pages that a reader may come to without a load, and a page is written before those are known.
 *
 * @see https://web.dev/articles/strict-csp
 */
export function scriptPolicy(parts: readonly PolicySources[]): string {
  return (['script-src', 'object-src', 'base-uri'] as const).flatMap((name) => directive(name, parts) ?? []).join('; ')
}

function directive(name: keyof PolicySources, parts: readonly PolicySources[]): string | undefined {
  const added = parts.flatMap((part) => part[name] ?? [])
  // What has no line of its own follows "default-src".
  const own = base[name] ?? (added.length > 0 && name !== 'style-src-attr' ? ["'self'"] : [])
  const all = [...new Set([...own, ...added])].filter((source) => source !== "'none'" || added.length === 0)
  // Beside a hash "'unsafe-inline'" would mean nothing.
  const sources = all.includes("'unsafe-inline'") ? all.filter((source) => !source.startsWith("'sha")) : all
  return sources.length === 0 ? undefined : [name, ...sources].join(' ')
}
