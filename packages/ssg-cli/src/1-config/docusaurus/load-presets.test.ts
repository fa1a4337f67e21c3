import { expect, test } from 'vitest'
import { outcome } from '../../model/outcome.ts'
import type { ImportedPlugin } from '../../model/imported-module.ts'
import { loadPresets } from './load-presets.ts'
import { testFacts } from './test-facts.ts'

const facts = { ...testFacts, isInstalled: () => true, isInner: (path: string) => path.endsWith('preset.cjs') }

/** The names by which modules are imported for these presets. */
async function imported(presets: readonly unknown[]): Promise<readonly string[]> {
  const asked: string[] = []
  await loadPresets({ presets }, facts, {
    importPlugin: async (name) => {
      asked.push(name)
      const module: ImportedPlugin = {
        url: '',
        code: '',
        others: '',
        packages: {},
        exported: new Set(),
        value: () => ({ themes: [] }),
      }
      return outcome(module)
    },
    runCode: async (run) => run(),
    thrownAt: () => undefined,
  })
  return asked
}

test.each([
  ['acme', 'acme'],
  ['/site/node_modules/acme/index.js', 'acme'],
  ['/site/node_modules/acme/preset.cjs', './node_modules/acme/preset.cjs'],
  ['./lib/preset.js', './lib/preset.js'],
])('the preset %j is the module %j', async (preset, module) => {
  expect(await imported([preset])).toEqual([module])
})
