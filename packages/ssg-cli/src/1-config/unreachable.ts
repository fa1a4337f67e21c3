/**
 * URLs that stand for others in examples, and those of the reader's own machine: nobody is asked for them.
 *
 * @see https://datatracker.ietf.org/doc/html/rfc2606
 */
export const unreachable: readonly string[] = [
  'http*://localhost*',
  'http*://127.0.0.1*',
  'http*://[::1]*',
  'http*://*.example/*',
  'http*://*.test/*',
  'http*://*.invalid/*',
  'http*://*.localhost*',
  'http*://example.com*',
  'http*://*.example.com*',
  'http*://example.net*',
  'http*://*.example.net*',
  'http*://example.org*',
  'http*://*.example.org*',
]
