import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configText, temporarySite } from './temporary-site.ts'

test('a limit of the config keeps the cache small, and the output is the same', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`docs/p${at}.md`, `# Page ${at}\n\n${words(at)}\n`]),
  )
  const site = temporarySite(pages)
  try {
    const size = () => {
      const folder = join(site.dir, '.docs-build/cache')
      return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    }
    await site.buildWarm()
    const full = size()
    const output = site.output()
    const limit = full / 2 / 1e6
    site.write({ 'docs.config.mjs': configText({ cache: { maxMegabytes: limit } }) })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(size()).toBeLessThan(limit * 1e6)
    expect(site.output()).toEqual(output)
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(site.output()).toEqual(output)
  } finally {
    site.remove()
  }
})

/** A text that says something else on each page, and so is kept for each. */
function words(page: number): string {
  return Array.from({ length: 300 }, (_, at) => `word${(page * 7919 + at * 104_729) % 99_991}`).join(' ')
}
