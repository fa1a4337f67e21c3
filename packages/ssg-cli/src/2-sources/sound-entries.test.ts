import { expect, test } from 'vitest'
import { bundleError } from '../diagnostics/catalogue.ts'
import { outcome } from '../model/outcome.ts'
import { soundEntries } from './sound-entries.ts'

const wrongIn = (file: string) => bundleError({ file, message: `wrong in ${file}` })
const input = {
  entries: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { file: `./${name}.js` }])),
  theme: { package: 'theme', components: {} },
  baseUrl: '/',
}

/** Bundles entries, of which these import these files with mistakes. Some mistakes show when others are gone. */
function bundlerOf(imports: Readonly<Record<string, readonly string[]>>, hidden: readonly string[] = []) {
  const tried: (readonly string[])[] = []
  return {
    tried,
    holding: async (_: unknown, files: readonly string[]) => {
      const left = hidden.filter((file) => !files.includes(file))
      if (left.length > 0) return outcome(undefined, left.map(wrongIn))
      return outcome(Object.keys(imports).filter((name) => imports[name]?.some((file) => files.includes(file))))
    },
    try: async (some: readonly string[]) => {
      tried.push(some)
      const wrong = some.flatMap((name) => imports[name] ?? [])
      return wrong.length > 0 ? outcome(undefined, wrong.map(wrongIn)) : outcome(some)
    },
  }
}

test('entries that hold a file with a mistake are left out without trying others', async () => {
  const bundler = bundlerOf({ b: ['lost.js'] })
  const { value, diagnostics } = await soundEntries(bundler.holding, input, [wrongIn('lost.js')], bundler.try)
  expect(value).toEqual(['a', 'c', 'd'])
  expect(bundler.tried).toEqual([['a', 'c', 'd']])
  expect(diagnostics).toEqual([wrongIn('lost.js')])
})

test('mistakes that others hid are told, and whoever holds them is left out too', async () => {
  const bundler = bundlerOf({ b: ['lost.js'], d: ['vain.js'] }, ['vain.js'])
  const { value, diagnostics } = await soundEntries(bundler.holding, input, [wrongIn('lost.js')], bundler.try)
  expect(value).toEqual(['a', 'c'])
  expect(bundler.tried).toEqual([['a', 'c']])
  expect(diagnostics).toEqual([wrongIn('lost.js'), wrongIn('vain.js')])
})

test('where files tell nothing, each entry is tried', async () => {
  const bundler = bundlerOf({ c: ['lost.js'] })
  const { value } = await soundEntries(async () => outcome([]), input, [wrongIn('docs.config.ts')], bundler.try)
  expect(value).toEqual(['a', 'b', 'd'])
  expect(bundler.tried.length).toBeGreaterThan(1)
})
