import { describe, expect, test } from 'vitest'
import { readDescription } from './read-description.ts'

const info = 'openapi: 3.1.0\ninfo: {title: Pets, version: "1"}\n'

function read(files: Readonly<Record<string, string>>) {
  const host = {
    siteDir: '/site',
    read: async (path: string) => {
      const text = files[path]
      if (text === undefined) throw new Error(`There is no file "${path}"`)
      return text
    },
  }
  return readDescription('api.yaml', host)
}

async function told(text: string): Promise<readonly string[]> {
  const found = await read({ '/site/api.yaml': text })
  if (!('messages' in found)) return []
  return found.messages.map(
    ({ line, column, endColumn, code, message }) => `${line}:${column}-${endColumn} ${code} ${message}`,
  )
}

describe('what is wrong is told where it stands', () => {
  test.each([
    ['a text that is no YAML', 'openapi: 3.1.0\ninfo: [', ['2:8-9 syntax ']],
    [
      'another version',
      '{"swagger": "2.0"}',
      ['1:1-2 unknown-version Unexpected Swagger 2.0, expected OpenAPI 3.0 or 3.1'],
    ],
    ['no version', 'info: {}', ['1:1-2 unknown-version Expected "openapi" with 3.0 or 3.1']],
    [
      'what lacks',
      'openapi: 3.0.3\ninfo:\n  title: Pets\npaths: {}\n',
      ['2:1-5 invalid-description Expected "version" in "info"'],
    ],
    ['a key too many', `${info}paths: {}\nsomething: 1\n`, ['4:12-13 invalid-description Unexpected key "something"']],
    [
      'a value that is none of those allowed',
      'openapi: 3.0.3\ninfo: {title: A, version: "1"}\npaths:\n  /a:\n    get:\n      parameters:\n        - {name: x, in: nowhere, schema: {}}\n      responses: {200: {description: ok}}\n',
      ['7:25-32 invalid-description Unexpected "nowhere" for "in", expected "path" or "query" or "header" or "cookie"'],
    ],
    [
      'a reference to nothing',
      `${info}paths:\n  /a: {$ref: '#/components/pathItems/none'}\n`,
      [
        '4:14-43 broken-reference Unexpected reference "#/components/pathItems/none", expected one to something in the description',
      ],
    ],
    [
      'a reference to a file that is not there, in JSON',
      '{\n  "openapi": "3.1.0", "info": {"title": "A", "version": "1"},\n  "paths": {"/a": {"$ref": "./none.yaml"}}\n}\n',
      ['3:13-17 broken-reference '],
    ],
  ])('%s', async (_, text, expected) => {
    const messages = await told(text)
    expect(messages.map((message, index) => message.slice(0, expected[index]?.length))).toEqual(expected)
  })
})

test('parts in other files come in, and a schema with a name keeps it', async () => {
  const found = await read({
    '/site/api.yaml': `${info}paths:\n  /pets:\n    $ref: paths/pets.yaml\ncomponents:\n  schemas:\n    Pet: {$ref: pet.json}\n`,
    '/site/paths/pets.yaml':
      'get: {responses: {200: {description: ok, content: {application/json: {schema: {$ref: ../pet.json}}}}}}',
    '/site/pet.json': '{"type": "object", "properties": {"parent": {"$ref": "#"}}}',
  })
  expect('description' in found && found.description).toMatchObject({
    paths: {
      '/pets': {
        get: {
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } } },
        },
      },
    },
    components: { schemas: { Pet: { properties: { parent: { $ref: '#/components/schemas/Pet' } } } } },
  })
})

test('a "$ref" in an example is data, one of a property that is called "example" is a reference', async () => {
  const schema =
    'type: object\n      example: {$ref: "#/nothing"}\n      properties: {example: {$ref: "#/components/schemas/B"}}'
  expect(await told(`${info}components:\n  schemas:\n    A:\n      ${schema}\n    B: {type: string}\n`)).toEqual([])
  const broken = await told(`${info}components:\n  schemas:\n    A:\n      ${schema}\n`)
  expect(broken).toHaveLength(1)
})
