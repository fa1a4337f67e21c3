import { expect, test } from 'vitest'
import { withValidators } from '../../../text/modules/with-validators.ts'
import { standIn } from '../stand-in.ts'
import { siteContext } from './site-context.ts'
import { validated } from './validated.ts'

const config = { title: 'Roofs', url: 'https://a.b', siteConfig: { themeConfig: { zoom: { scale: 2 } } } }
const context = siteContext(config, '/site')

/** Answers as a schema of Joi does: a default for one key, and an error for values that are no number. */
const schema = (key: string) => ({
  validate: (value: Readonly<Record<string, unknown>>) =>
    typeof (value[key] ?? 0) === 'number'
      ? { value: { [key]: 5, ...value } }
      : { value, error: new Error(`"${key}" must be a number`) },
})
type Validate = (each: object, value: unknown) => object
const plugin = () => ({ name: 'a' })
const module = Object.assign(() => ({ name: 'b' }), {
  validateOptions: (given: { validate: Validate; options: object }) => given.validate(schema('depth'), given.options),
  validateThemeConfig: (given: { validate: Validate; themeConfig: object }) =>
    given.validate(schema('gap'), given.themeConfig),
})

async function made(of: unknown, options: unknown) {
  if (!context) throw new Error('the config has a site')
  const result = await validated(of, { options, context })
  return { options: result.options, themeConfig: result.context.siteConfig['themeConfig'] }
}

test.each<[string, unknown, unknown, unknown]>([
  ['a plugin that looks at nothing gets its options and an id', plugin, { a: 1 }, { a: 1, id: 'default' }],
  ['one that looks at its options gets their defaults too', module, { a: 1, id: 'b' }, { a: 1, depth: 5, id: 'b' }],
  [
    'functions beside a default export look too',
    withValidators({ default: { default: plugin }, validateOptions: module.validateOptions }),
    undefined,
    { depth: 5, id: 'default' },
  ],
  [
    'one that hands on a package that is not installed gets its options',
    withValidators({ default: plugin, validateOptions: standIn('@docusaurus/plugin-content-blog', 'validateOptions') }),
    { a: 1 },
    { a: 1, id: 'default' },
  ],
  [
    'one whose schema is of a package that is not installed gets its options',
    Object.assign(() => ({ name: 'b' }), {
      validateOptions: (given: { validate: Validate; options: object }) =>
        given.validate(Object(standIn('@docusaurus/utils-validation', 'Joi.object.()')), given.options),
    }),
    { a: 1 },
    { a: 1, id: 'default' },
  ],
])('%s', async (_, of, options, expected) => {
  expect((await made(of, options)).options).toEqual(expected)
})

test('what a plugin says of the theme is in the config that it is told', async () => {
  expect((await made(module, {})).themeConfig).toEqual({ zoom: { scale: 2 }, gap: 5 })
  expect((await made(plugin, {})).themeConfig).toEqual({ zoom: { scale: 2 } })
})

test('options that do not fit are said by whoever looks', async () => {
  await expect(made(module, { depth: 'deep' })).rejects.toThrow('"depth" must be a number')
})

test('the function of a module is found where it exports more', () => {
  expect(withValidators({ default: plugin })).toBe(plugin)
  expect(withValidators({ default: { default: plugin }, validateOptions: module.validateOptions })).toEqual({
    default: plugin,
    validateOptions: module.validateOptions,
  })
})
