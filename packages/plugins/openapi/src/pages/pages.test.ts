import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { apiOf } from '../api/api.ts'
import type { Description } from '../api/description.ts'
import { apiPages } from './pages.ts'
import { apiSidebars } from './sidebar.ts'

interface Wanted {
  readonly pages?: 'operation' | 'tag'
}

function pagesOf(yaml: string, { pages = 'operation' }: Wanted = {}): ReadonlyMap<string, string> {
  const description: Description = parse(`openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\n${yaml}`)
  const made = apiPages(apiOf(description), { pages, samples: [] })
  return new Map(made.map(({ file, text }) => [file, text.replace(/^---\n[^]*?\n---\n\n/, '')]))
}

/** The list of values of a schema that is called A. */
function shown(schema: string, more = ''): string {
  return pagesOf(`components: {schemas: {A: ${schema}${more}}}`).get('schemas/a.mdx') ?? ''
}

const pets = `
tags: [{name: Pets, description: All about *pets*}]
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer, minimum: 1}}]
    get:
      tags: [Pets]
      operationId: getPet
      summary: Get a pet
      deprecated: true
      security: [{key: []}]
      parameters: [{name: fields, in: query, description: 'Which [fields](/fields)?', schema: {type: array, items: {enum: [name, age]}}}]
      responses:
        200: {description: A pet, headers: {X-Left: {schema: {type: integer}}}, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
        default: {description: An error}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  schemas:
    Pet: {type: object, required: [name], properties: {name: {type: string, maxLength: 20}, parent: {$ref: '#/components/schemas/Pet'}}}
`

test('an operation has a page with all that one needs to call it', async () => {
  await expect(pagesOf(pets).get('pets/get-pet.mdx')).toMatchFileSnapshot('expected/operation.mdx.txt')
})

test('the first page says how the API is reached, and what there is', async () => {
  await expect(pagesOf(pets).get('index.mdx')).toMatchFileSnapshot('expected/index.mdx.txt')
})

test('a tag may have one page with all its operations, whose ids differ', async () => {
  const pages = pagesOf(pets, { pages: 'tag' })
  expect([...pages.keys()]).toEqual(['index.mdx', 'pets.mdx', 'schemas/pet.mdx'])
  await expect(pages.get('pets.mdx')).toMatchFileSnapshot('expected/tag.mdx.txt')
})

test('an operation is found by its name', () => {
  const description: Description = parse(`openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\n${pets}`)
  for (const [pages, file] of [
    ['operation', 'pets/get-pet.mdx'],
    ['tag', 'pets.mdx'],
  ] as const) {
    const made = apiPages(apiOf(description), { pages, samples: [] })
    expect(made.find((page) => page.file === file)?.text).toMatch(/^keywords:\n? *(?:- |\[ ?)"?getPet"?/m)
  }
})

test('the sidebar has groups with their operations, and schemas', () => {
  const description: Description = parse(`openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\n${pets}`)
  expect(apiSidebars(apiOf(description), { pages: 'operation' })).toEqual({
    api: [
      { type: 'doc', id: 'index', label: 'Overview' },
      {
        type: 'category',
        label: 'Pets',
        link: { type: 'doc', id: 'pets/index' },
        items: [
          {
            type: 'doc',
            id: 'pets/get-pet',
            label: 'Get a pet',
            className: 'api-item api-item--get api-item--deprecated',
          },
        ],
      },
      { type: 'category', label: 'Schemas', items: [{ type: 'doc', id: 'schemas/pet', label: 'Pet' }] },
    ],
  })
})

test.each([
  ['text with a format', '{type: string, format: date}', 'string (date)'],
  ['null, as 3.0 says it', '{type: string, nullable: true}', 'string or null'],
  ['null, as 3.1 says it', '{type: [string, "null"]}', 'string or null'],
  ['a list', '{type: array, items: {type: array, items: {type: number}}}', 'array of array of number'],
  ['a map', '{type: object, additionalProperties: {type: boolean}}', 'map of boolean'],
  ['values without a type', '{enum: [a, b]}', 'string'],
  ['anything', '{}', 'any'],
  ['one of several', '{oneOf: [{type: string}, {type: integer}]}', 'string or integer'],
])('the type of %s is a line', (_, schema, expected) => {
  expect(shown(`{properties: {a: ${schema}}}`)).toContain(`<span className="api-type">${expected}</span>`)
})

test.each([
  ['bounds', '{type: integer, minimum: 1, maximum: 5, default: 2}', ['Default: `2`', 'At least 1', 'At most 5']],
  ['bounds that are outside, as 3.0 says it', '{minimum: 1, exclusiveMinimum: true}', ['More than 1']],
  ['bounds that are outside, as 3.1 says it', '{exclusiveMaximum: 3}', ['Less than 3']],
  ['lengths', '{type: string, minLength: 2, maxLength: 2}', ['2 characters']],
  ['counts', '{type: array, items: {enum: [x]}, minItems: 1, maxItems: 3}', ['Each is one of: `x`', '1 to 3 items']],
  ['a pattern', "{type: string, pattern: '^[a-z]{2}`$'}", ['Pattern: ``^[a-z]{2}`$``']],
  ['a text of nothing as default', "{type: string, default: ''}", ['Default: `""`']],
])('limits are told: %s', (_, schema, expected) => {
  const text = shown(`{properties: {a: ${schema}}}`)
  for (const line of expected) expect(text).toContain(line)
})

test('what is taken over by allOf stands with the own properties', () => {
  const text = shown(
    "{allOf: [{$ref: '#/components/schemas/B'}, {required: [c], properties: {c: {type: string}}}]}",
    ', B: {properties: {b: {type: string}}}',
  )
  expect(text).toContain('<dt id="b">`b`')
  expect(text).toMatch(/<dt id="c">`c`.*required/)
})

test('ways are listed with what tells them apart', () => {
  const text = shown(
    "{oneOf: [{$ref: '#/components/schemas/B'}, {type: object, properties: {x: {}}}], discriminator: {propertyName: kind, mapping: {b: '#/components/schemas/B'}}}",
    ', B: {}',
  )
  expect(text).toContain('One of:\n\n- [B](./b.mdx)\n- object')
  expect(text).toContain('<dt id="2.x">')
  expect(text).toContain('Which one is told by `kind`.\n\n- `b`: [B](./b.mdx)')
})

test('schemas that hold themselves end', () => {
  expect(shown("{properties: {a: {$ref: '#/components/schemas/A'}}}")).toContain('[A](./a.mdx)')
  const inner = "{type: object, properties: {again: {$ref: '#/components/schemas/A/properties/a'}}}"
  expect(shown(`{properties: {a: ${inner}}}`).match(/`again`/g)).toHaveLength(1)
  expect(shown("{allOf: [{$ref: '#/components/schemas/A'}, {properties: {b: {}}}]}")).toContain('`b`')
  expect(shown("{$ref: '#/components/schemas/A'}")).toContain('Type:')
})

test('names that differ only in signs have ids that differ', () => {
  const text = shown("{properties: {'a': {}, 'a<': {}, 'a>': {}}}")
  expect(text.match(/dt id="[^"]*"/g)).toEqual(['dt id="a"', 'dt id="a-2"', 'dt id="a-3"'])
})

test('a parameter without an example is called by its name, and a description that is the title is not said again', () => {
  const yaml =
    'paths: {"/a/{key}": {get: {summary: Get it, description: Get it, parameters: [{name: key, in: path, required: true, schema: {type: string, minLength: 30}}], responses: {}}}}'
  const description: Description = parse(`openapi: 3.1.0\ninfo: {title: A, version: '1'}\n${yaml}`)
  const pages = apiPages(apiOf(description), { pages: 'operation', samples: ['curl'] })
  const text = pages.find(({ file }) => file === 'operations/get-it.mdx')?.text ?? ''
  expect(text).toContain("curl 'https://example.com/a/{key}'")
  expect(text.match(/^Get it$/gm)).toBeNull()
})
