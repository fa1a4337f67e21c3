import { policyDirectives } from '../model/policy.ts'
import { array, literal, union } from './zod.ts'
import { flag, object, text } from './schema-parts.ts'

const source = text.regex(/^[^\s;,]+$/, 'a source such as "https://example.com"')
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
