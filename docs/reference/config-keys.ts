import { collectionSchema } from '../../packages/ssg-cli/src/1-config/collection-schema.ts'
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
  return keysIn(schema, '').filter(({ path }) => !/^(?:collections|blog)\[\]\./.test(path))
}

function keysIn(type: ZodType, path: string): readonly ConfigKey[] {
  const inner = unwrapped(type)
  if (has(inner, 'shape')) {
    return Object.entries(inner.shape).flatMap(([name, value]) => {
      const own = path === '' ? name : `${path}.${name}`
      return [keyOf(value, own), ...keysIn(value, own)]
    })
  }
  if (has(inner, 'element')) return keysIn(inner.element, `${path}[]`)
  if (has(inner, 'valueType')) return keysIn(inner.valueType, `${path}.*`)
  if (has(inner, 'options')) return inner.options.flatMap((option) => keysIn(option, path))
  return []
}

function keyOf(type: ZodType, path: string): ConfigKey {
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

interface Parts {
  readonly shape: Readonly<Record<string, ZodType>>
  readonly element: ZodType
  readonly valueType: ZodType
  readonly options: readonly ZodType[]
}

function has<Name extends keyof Parts>(type: object, name: Name): type is Pick<Parts, Name> {
  return (
    name in type &&
    (name !== 'options' || (Array.isArray(Reflect.get(type, name)) && isSchema(Reflect.get(type, name)[0])))
  )
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'safeParse' in value
}

/** The schema inside of defaults, optional ones, and those whose values are changed after they were checked. */
function unwrapped(type: ZodType): object {
  const { def } = type
  const [from, to]: readonly unknown[] = [Reflect.get(def, 'in'), Reflect.get(def, 'out')]
  const isChecked = isSchema(to) && Reflect.get(Object(to), 'type') !== 'transform'
  const inner: unknown = Reflect.get(def, 'innerType') ?? (isChecked ? to : from)
  return isSchema(inner) ? unwrapped(inner as ZodType) : type
}
