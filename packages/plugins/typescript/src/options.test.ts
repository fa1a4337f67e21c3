import { expect, test } from 'vitest'
import { checkedOptions } from './options.ts'

test.each([
  [undefined, "There are no options, expected { entryPoints: ['../src/index.ts'] }"],
  [{}, 'Expected either "entryPoints", the modules to show, or "json", what TypeDoc wrote'],
  [{ entryPoints: [] }, 'Expected either "entryPoints", the modules to show, or "json", what TypeDoc wrote'],
  [
    { entryPoint: ['a.ts'] },
    'Unexpected option "entryPoint", expected one of entryPoints, tsconfig, json, id, routeBasePath, title, sourceUrl',
  ],
  [{ entryPoints: 'a.ts' }, 'Unexpected "a.ts" for option "entryPoints", expected a list of paths of modules'],
  [{ entryPoints: ['a.ts'], tsconfig: '' }, 'Unexpected "" for option "tsconfig", expected a text'],
  [{ entryPoints: ['a.ts'], title: 7 }, 'Unexpected 7 for option "title", expected a text'],
])('%j is answered with "%s"', (options, message) => {
  // What a config without types says.
  expect(() => checkedOptions(options as never)).toThrow(message)
})

test('modules, or what TypeDoc wrote, are enough', () => {
  expect(checkedOptions({ entryPoints: ['a.ts'] })).toEqual({ entryPoints: ['a.ts'] })
  expect(checkedOptions({ json: 'api.json', routeBasePath: undefined } as never)).toMatchObject({ json: 'api.json' })
})
