import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../shared/start-server.mjs'
import { watcher } from './in-browser.mjs'
import { texts } from './payloads.mjs'

/**
 * What writers see in `watch`: pages, edits that come into the open page, and over them what is wrong, whose messages and
 * code frames hold the payloads. Returns how many pages were looked at.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} dir
 * @param {{ bypassCSP: boolean, pages: number }} options
 * @param {(where: string, what: readonly string[]) => void} tell
 */
export async function writersSee(browser, dir, { bypassCSP, pages }, tell) {
  const broken = texts.map((text, index) => `[link](</nowhere ${text(9300 + index).replace(/[<>\t]/g, '\\$&')}>)`)
  const file = join(dir, 'docs/broken.md')
  writeFileSync(file, '# Broken\n')
  const server = await startServer(['watch', '.'], dir)
  const reader = await watcher(browser, server.origin, { bypassCSP })
  try {
    await reader.open('/docs/broken')
    for (const [index, link] of broken.slice(0, pages).entries()) {
      writeFileSync(
        file,
        `# Broken\n\nEdit ${index}: ${link}\n\n[reference]: javascript:__trust(${9400 + index})\n\n[link][reference]\n`,
      )
      await reader.page.getByText(`Edit ${index}:`).first().waitFor({ state: 'attached' })
      await reader.page.locator('docs-build-overlay').waitFor({ state: 'attached' })
      await reader.page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
      tell(`watch, edit ${index}`, [...reader.caught(), ...(await reader.scan())])
      await reader.page.goto(`${server.origin}/nowhere-${encodeURIComponent(texts[index](9500 + index))}`)
      tell(`watch, no page ${index}`, [...reader.caught(), ...(await reader.scan())])
      await reader.open('/docs/broken')
    }
  } finally {
    await reader.page.context().close()
    await server.stop()
  }
  return Math.min(pages, broken.length) * 2
}
