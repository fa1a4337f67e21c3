/** What is taken from zod: the names that the config needs, and no others, so that the rest (its languages) is not bundled. */
import { config } from 'zod'

// A config is checked once: code made for its shape takes longer than it spares.
config({ jitless: true })

export {
  array,
  boolean,
  custom,
  enum as oneOf,
  literal,
  number,
  record,
  strictObject,
  string,
  union,
  unknown,
} from 'zod'
export type { output as Output, ZodError, ZodString, ZodType } from 'zod'
