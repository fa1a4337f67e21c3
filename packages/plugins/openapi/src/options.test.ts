import { expect, test } from 'vitest'
import { allOptions, apiOptions } from './options.ts'

const description = 'openapi.yaml'

test('a description is enough', () => {
  expect(apiOptions({ description })).toMatchObject({
    description,
    id: 'api',
    routeBasePath: 'api',
    pages: 'operation',
  })
})

test.each([
  [undefined, "There are no options, expected { description: 'openapi.yaml' }"],
  ['openapi.yaml', 'Unexpected "openapi.yaml" for options, expected { description: \'openapi.yaml\' }'],
  [{}, 'There is no option "description", expected the path or URL of a description in OpenAPI'],
  [
    { descripton: description },
    'Unexpected option "descripton", expected one of description, id, routeBasePath, pages, samples, maxAgeSeconds',
  ],
  [{ description, id: 'ä b' }, 'Unexpected "ä b" for option "id", expected letters, digits, "_", "-" and "."'],
  [{ description, pages: 'tags' }, 'Unexpected "tags" for option "pages", expected "operation" or "tag"'],
  [
    { description, samples: 'curl' },
    'Unexpected "curl" for option "samples", expected a list of curl, python, go, nodejs, csharp, java',
  ],
  [
    { description, samples: ['ruby'] },
    'Unexpected "ruby" for option "samples", expected languages of curl, python, go, nodejs, csharp, java',
  ],
  [{ description, maxAgeSeconds: -1 }, 'Unexpected -1 for option "maxAgeSeconds", expected a number of seconds from 0'],
])('%j is answered with "%s"', (options, message) => {
  // What a config without types says.
  expect(() => apiOptions(options as never)).toThrow(message)
})

test('several descriptions have each an id', () => {
  expect(allOptions([{ description }, { description: 'b.yaml', id: 'b' }]).map(({ id }) => id)).toEqual(['api', 'b'])
  expect(() => allOptions([{ description }, { description: 'b.yaml' }])).toThrow(
    `Unexpected second description "b.yaml" with the id "api", expected an id of its own for each: [{ id: 'v1', … }, { id: 'v2', … }]`,
  )
})
