import { isObject } from '../../../text/is-object.ts'
import { stoodFor } from '../stand-in.ts'
import type { DocusaurusContext } from './site-context.ts'

/** A schema of Joi, or what answers like one. */
interface Schema {
  validate(value: unknown, options: object): { readonly value?: unknown; readonly error?: unknown }
}

/** What a plugin is made with, once its module has looked at it. */
export interface Validated {
  readonly options: unknown
  readonly context: DocusaurusContext
}

/**
 * Options of a plugin of Docusaurus, and the theme's of its site, as `validateOptions` and `validateThemeConfig` of its module give
 * them: with defaults. What they throw is thrown. `id` is an option of every plugin and not asked about.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/static-methods
 */
export async function validated(module: unknown, { options, context }: Validated): Promise<Validated> {
  const check = part(module, 'validateOptions')
  const checkTheme = part(module, 'validateThemeConfig')
  const { id = 'default', ...others } = isObject(options) ? options : {}
  const own = check ? await check({ validate, options: others }) : others
  const { siteConfig } = context
  const themeConfig = isObject(siteConfig['themeConfig']) ? siteConfig['themeConfig'] : {}
  const theme = checkTheme ? await checkTheme({ validate: lenient, themeConfig }) : undefined
  return {
    options: isObject(own) ? { ...own, id } : own,
    context: isObject(theme)
      ? { ...context, siteConfig: { ...siteConfig, themeConfig: { ...themeConfig, ...theme } } }
      : context,
  }
}

type Check = (given: object) => unknown

function part(module: unknown, name: string): Check | undefined {
  if (typeof module !== 'function' && !isObject(module)) return undefined
  const value: unknown = Reflect.get(module, name)
  // What stands for a package that is not installed looks at nothing. Any other function takes what is documented.
  return typeof value === 'function' && !stoodFor(value) ? (value as Check) : undefined
}

function validate(schema: Schema, value: unknown): unknown {
  return checked(schema, value, { abortEarly: false, convert: false })
}

/** The theme's config has keys of others. */
function lenient(schema: Schema, value: unknown): unknown {
  return checked(schema, value, { abortEarly: false, convert: false, allowUnknown: true })
}

function checked(schema: Schema, given: unknown, how: object): unknown {
  // The package that would check is not installed: what stands for it finds nothing, and no default.
  if (stoodFor(schema)) return given
  const { value, error } = schema.validate(given, how)
  if (error) throw error
  return value
}
