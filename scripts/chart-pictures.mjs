import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serve } from '../bench/size/site.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'site/static/img/charts')
const work = mkdtempSync(join(tmpdir(), 'docs-build-pictures-'))
const modes = /** @type {const} */ (['light', 'dark'])
/** One dot, so that a page can be built whose picture is still to be taken. */
const dot = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/**
 * Take pictures of the site's charts in a browser, from the configuration that the pages show:
 *
 *     node scripts/chart-pictures.mjs
 *
 * A picture is named by what it shows, so a chart that changed has none, and its page does not build. Pictures that no
 * page shows are deleted.
 */
mkdirSync(folder, { recursive: true })
const missing = [...build().matchAll(/"\/img\/charts\/([\w-]+\.webp)"/g)].map(([, file = '']) => file)
for (const file of missing) writeFileSync(join(folder, file), dot)
if (missing.length > 0) build()
const pages = chartPages()
const shown = new Set([...pages.values()].flat().flatMap((name) => modes.map((mode) => `${name}-${mode}.webp`)))
for (const file of readdirSync(folder)) if (!shown.has(file)) rmSync(join(folder, file))

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const server = await serve(work)
try {
  for (const [route, names] of pages)
    if (names.some((name) => missing.includes(`${name}-light.webp`) || missing.includes(`${name}-dark.webp`)))
      for (const mode of modes) await shoot(route, mode)
} finally {
  server.stop()
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

/** Build the site, and return what the build said. */
function build() {
  const program = join(root, 'bin/docs-build.js')
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'build', join(root, 'site'), '--out-dir', work], {
    encoding: 'utf8',
  })
  return stdout + stderr
}

/** The names of the charts on each page of the released version. */
function chartPages() {
  const found = readdirSync(join(work, 'ignition'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !file.startsWith('next'))
    .map((file) => {
      const html = readFileSync(join(work, 'ignition', file), 'utf8')
      const names = [...html.matchAll(/data-picture="(\w+)"/g)].map(([, name = '']) => name)
      return /** @type {const} */ ([`/ignition/${file.replace('index.html', '')}`, names])
    })
  return new Map(found.filter(([, names]) => names.length > 0))
}

/** @type {(route: string, mode: 'light' | 'dark') => Promise<void>} */
async function shoot(route, mode) {
  // Nothing is animated, so that a chart is finished as soon as it is there.
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await page.goto(`${server.origin}${route}?docusaurus-theme=${mode}`)
  for (const chart of await page.locator('live-chart').all()) {
    await chart.scrollIntoViewIfNeeded()
    await chart.and(page.locator('[data-drawn]')).waitFor()
    const name = await chart.getAttribute('data-picture')
    const png = await chart.locator('.live-chart__live').screenshot({ animations: 'disabled' })
    const webp = await page.evaluate(async (data) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${data}`
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? ''
    }, png.toString('base64'))
    writeFileSync(join(folder, `${name}-${mode}.webp`), Buffer.from(webp, 'base64'))
  }
  await page.close()
}
