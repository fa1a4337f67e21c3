/** The directives of a Content-Security-Policy to which a site may add sources. */
export const policyDirectives = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'media-src',
  'frame-src',
  'font-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const

/**
 * What is allowed beyond a policy that allows the site itself: directive → sources.
 *
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export type PolicySources = Readonly<Partial<Record<(typeof policyDirectives)[number], readonly string[]>>>
