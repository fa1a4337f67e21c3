import { policyDirectives } from '../model/policy.ts'
import { array, literal, union } from './zod.ts'
import { flag, object, text } from './schema-parts.ts'

const quoted = 'self|none|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|strict-dynamic|report-sample'
const source = text
  .regex(/^[^\s;,]+$/, 'a source such as "https://example.com"')
  // Without its quotes a browser takes the word for the name of a host.
  .regex(new RegExp(`^(?!(?:${quoted}|nonce-.*|sha(?:256|384|512)-.*)$)`, 'i'), `quotes within the text, as "'self'"`)
  .regex(/^(?!(?:https?|wss?|data|blob)$)/i, 'a colon behind a scheme, as "data:"')
  .regex(/^[\x21-\x7E]*$/, 'a source in ASCII, such as "https://xn--mnchen-3ya.example"')
const sources = array(source, 'an array of sources such as "https://example.com"').optional()

/** The key `security.csp`: false, or what the policy allows besides what the pages need. */
export const cspSchema = union(
  [
    literal(false),
    object({
      sources: object(Object.fromEntries(policyDirectives.map((name) => [name, sources]))).default({}),
      meta: flag.default(false),
    }),
  ],
  'false, or an object with the keys "sources" and "meta"',
)
