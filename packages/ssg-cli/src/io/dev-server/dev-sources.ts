import type { PolicySources } from '../../model/policy.ts'

/**
 * What the policy of `watch` allows at once that a build allows when a page holds it: an edit may bring it to a page that is
 * shown already, and a browser keeps the policy that a page came with. Which code runs is what a build allows.
 */
export const devSources: PolicySources = {
  'style-src': ["'unsafe-inline'", 'https:', 'http:'],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ['http:'],
  'media-src': ['http:'],
  'frame-src': ['http:', 'data:'],
  'font-src': ['https:', 'http:'],
  'object-src': ["'self'", 'https:', 'http:'],
  'form-action': ['https:', 'http:'],
}
