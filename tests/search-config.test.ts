import { expect, test } from 'vitest'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const index = { 'docs/index.md': '# Home\n', 'docs.config.mjs': config({ search: { provider: 'algolia' } }) }
const env = { DOCS_ALGOLIA_APP_ID: 'APP', DOCS_ALGOLIA_API_KEY: 'K', DOCS_ALGOLIA_INDEX: 'docs' }

test('the hosted index is named by the environment, and a changed variable is a changed config', async () => {
  const store = memoryCache()
  const built = async (more: Readonly<Record<string, string>>) => {
    const { result, outputs } = await buildInMemory(memorySite(index, { env: more }), store)
    return [result.state, hostsOf(outputs)]
  }
  expect(await built({})).toEqual(['invalid', ''])
  expect(await built(env)).toEqual([
    'done',
    "'self' https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com",
  ])
  expect((await built({ ...env, DOCS_ALGOLIA_APP_ID: 'OTHER' }))[1]).toContain('https://OTHER-dsn.algolia.net')
})

test('the policy of pages allows the hosts of the config and no others', async () => {
  const algolia = { appId: 'A', apiKey: 'K', indexName: 'I', hosts: ['https://search.example.com/'] }
  const site = (search: object) => memorySite({ ...index, 'docs.config.mjs': config({ search }) })
  const { outputs } = await buildInMemory(site({ provider: 'algolia', algolia }))
  expect(hostsOf(outputs)).toBe("'self' https://search.example.com")
  const embedded = await buildInMemory(site({ provider: 'embedded', algolia }))
  expect(hostsOf(embedded.outputs)).toBe("'self'")
})

function hostsOf(outputs: ReadonlyMap<string, string>): string {
  return /connect-src ([^;]*);/.exec(outputs.get('_headers') ?? '')?.[1] ?? ''
}
