import type { ZodType } from './zod.ts'

/** A key of a schema, wherever it stands. */
export interface SchemaKey {
  /** `code.themes.light`; `[]` stands for each entry of a list, `*` for a name that the author chooses. */
  readonly path: string
  /** What may stand there. */
  readonly type: ZodType
}

/** Every key below a schema, in its order: those of an object after the object itself. */
export function keysOfSchema(type: ZodType, path = ''): readonly SchemaKey[] {
  const inner = unwrapped(type)
  if (has(inner, 'shape')) {
    return Object.entries(inner.shape).flatMap(([name, value]) => {
      const own = path === '' ? name : `${path}.${name}`
      return [{ path: own, type: value }, ...keysOfSchema(value, own)]
    })
  }
  if (has(inner, 'element')) return keysOfSchema(inner.element, `${path}[]`)
  if (has(inner, 'valueType')) return keysOfSchema(inner.valueType, `${path}.*`)
  if (has(inner, 'options')) return inner.options.flatMap((option) => keysOfSchema(option, path))
  return []
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
