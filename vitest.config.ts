import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Tests run on the sources, not on what was built of them last.
const alias = [
  { find: /^docs-build\/page$/, replacement: source('packages/ssg-cli/src/page.ts') },
  { find: /^@docs-build\/search$/, replacement: source('packages/search/src/index.ts') },
  {
    find: /^@docs-build\/search\/(builder|hosted|push|reader)$/,
    replacement: source('packages/search/src/$1/index.ts'),
  },
  { find: /^docs-build$/, replacement: source('packages/ssg-cli/src/index.ts') },
  { find: /^@site\//, replacement: source('site/') },
]

/** Long although they are short files, after which Vitest would judge where it has measured nothing yet. */
const long = /\/tests\/(?:trust|fixtures\/fixtures|slow-pages)\.test\.ts$/

/** Long files come first: whatever comes last has the machine for itself. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Three kinds of tests: of one file, beside it; of whole builds of small sites; of the built site in a browser.
 *
 *     npx vitest run --project unit
 */
export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongFirst },
    // What is waited for comes, but not at once on a machine that has much to do.
    expect: { poll: { timeout: 30_000 } },
    // Sources are transformed once for all projects and runs: of the 10.6 s of CPU that a file of builds in memory takes to start, 5.3.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Tests of functions leave nothing behind: modules are loaded once for all files.
          isolate: false,
          testTimeout: 120_000,
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'packages/plugins/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
            'bench/**/*.test.{mjs,ts}',
            'tests/search-host/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'fixtures',
          // As above. What is temporary is in folders of its own.
          isolate: false,
          include: [
            'tests/*.test.ts',
            'tests/fixtures/**/*.test.ts',
            'tests/site/**/*.test.ts',
            'tests/docs/**/*.test.ts',
          ],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // What was bundled runs as it is: to transform it takes 10 s in each file that imports it.
          server: { deps: { external: [/packages\/ssg-cli\/dist\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          // Builds and serves the sites and starts the browser, once for all files.
          globalSetup: 'tests/browser/global-setup.ts',
          // One browser at a time: what a page does depends on how long it has to wait.
          fileParallelism: false,
          // A page in some hundreds hangs in the browser itself. What is wrong with ours is wrong twice.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
