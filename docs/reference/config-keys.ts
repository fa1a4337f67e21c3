import { collectionSchema } from '../../packages/ssg-cli/src/1-config/collection-schema.ts'
import { keysOfSchema, type SchemaKey } from '../../packages/ssg-cli/src/1-config/keys-of-schema.ts'
import { schema } from '../../packages/ssg-cli/src/1-config/schema.ts'
import { problemsOf } from '../../packages/ssg-cli/src/1-config/problems-of.ts'
import type { ZodType } from '../../packages/ssg-cli/src/1-config/zod.ts'

/** A key of the config, as its schema has it. */
export interface ConfigKey {
  /** `code.themes.light`; `[]` stands for each entry of a list, `*` for a name that the author chooses. */
  readonly path: string
  /** What may stand there, in the words of the diagnostic for what may not. */
  readonly expected: string
  /** What stands there when nothing is written: a value of JSON. Undefined for a key without a default. */
  readonly fallback: unknown
  readonly isNeeded: boolean
}

/** Every key of the config, in the order of the schema. The keys of a collection are listed below `docs`, those of one of several blogs below `blog`. */
export function configKeys(): readonly ConfigKey[] {
  return keysOfSchema(schema)
    .filter(({ path }) => !/^(?:collections|blog)\[\]\./.test(path))
    .map(keyOf)
}

function keyOf({ path, type }: SchemaKey): ConfigKey {
  const nothing = type.safeParse(undefined)
  return {
    path,
    expected: type === collectionSchema ? 'an object' : expectedOf(type),
    fallback: nothing.success ? nothing.data : undefined,
    isNeeded: !nothing.success,
  }
}

/** What a schema expects, from what it says of values that it does not take: of no kind, or a text of no form. */
function expectedOf(type: ZodType): string {
  const [ofKind, ...ofForm] = [Symbol('wrong'), ' ?#\\:', '/'].map((wrong) => {
    const { error } = type.safeParse(wrong)
    const [problem] = error ? problemsOf(error, wrong) : []
    return problem?.message.replace(/^.*?, expected /, '')
  })
  return (ofKind === 'a string' ? ofForm.find(Boolean) : undefined) ?? ofKind ?? 'anything'
}
