/** What a stylesheet of the site says with the properties of Infima, and what is seen of it. */
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { journey } from './reader.ts'
import { violations } from './violations.ts'

let site: TemporarySite
let watch: WatchRun

beforeAll(async () => {
  site = temporarySite({
    'docusaurus.config.mjs': `export default {
  title: 'Site', url: 'https://example.com', baseUrl: '/', favicon: 'icon.svg',
  presets: [['classic', { theme: { customCss: './custom.css' } }]], stylesheets: ['/linked.css'],
  themeConfig: { colorMode: { respectPrefersColorScheme: true }, announcementBar: { content: 'News' } },
}\n`,
    'custom.css': `:root {
  --ifm-menu-color: #000001; --ifm-menu-color-active: #000002; --ifm-menu-color-background-active: #000003;
  --ifm-navbar-link-hover-color: #00000d;
  --ifm-toc-border-color: #000004; --ifm-toc-link-color: #000005; --ifm-tabs-color: #000006; --ifm-tabs-color-active: #000007;
}
.alert--info { --ifm-alert-background-color: #000008; --ifm-alert-border-color: #000009 }
.badge--success { --ifm-badge-color: #00000a }
.own { --ifm-link-color: #00000e }
.bright { --ifm-button-color: #00000b; --ifm-button-border-color: #00000c }
.dark { color: var(--ifm-color-danger-darkest) }
main, nav { display: block }
main { padding: 2rem 0 }
:root { --ifm-background-color: #fffff0 }
summary { display: list-item; color: #000011 }
.DocSearch-Button { width: 100%; --docsearch-searchbox-background: #00000f; --docsearch-search-button-text-color: #000010 }
.main-wrapper { display: block; background-color: #000012 }
[class*='navbarSearchContainer_'] { flex-grow: 1; max-width: 13rem }
`,
    'src/theme/Footer.jsx': 'export default () => <footer className="own"><a href="/docs/all">All</a></footer>\n',
    'src/theme/Navbar/Content.jsx': `import ColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarItem from '@theme/NavbarItem'
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import SearchBar from '@theme/SearchBar'
export default () => (
  <div className="navbar__inner">
    <div className="navbar__items"><MobileSidebarToggle /><NavbarItem to="/docs/all" label="All" /></div>
    <div className="navbar__items navbar__items--right"><SearchBar /><ColorModeToggle /></div>
  </div>
)
`,
    'src/theme/NotFound.jsx': `import Layout from '@theme/Layout'
export default () => <Layout><main className="container margin-vert--xl"><h1 className="hero__title">Gone</h1></main></Layout>
`,
    'src/theme/Navbar/MobileSidebar/Toggle.jsx': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
export default () => {
  const { toggle, shown } = useNavbarMobileSidebar()
  return <button onClick={toggle} aria-label="Toggle" aria-expanded={shown} className="navbar__toggle clean-btn" type="button">=</button>
}
`,
    'docs/all.mdx': `# All

## One

## Two

<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>

:::info

Read

:::

<span className="badge badge--success">b</span>
<a id="plain" className="button button--primary" href="#one">p</a>
<a id="bright" className="button button--primary bright" href="#one">p</a>
<span className="button-group"><a id="first" className="button" href="#one">1</a><a id="last" className="button" href="#one">2</a></span>
<i id="dark" className="dark">d</i>
[plain](#one) <a id="linked" className="linked" href="#one">l</a>
<a id="iconed" className="button" href="#one"><svg className="docs-icon" />i</a>
<details id="more"><summary>More</summary>Text</details>
<pre id="bare">{'long '.repeat(100)}</pre>
`,
    'static/linked.css': `a { color: #000013 } ul { padding: 3rem } kbd { color: #000014 } .linked { color: #000015 }
.button { padding: 3rem } .navbar { display: flex; padding: 3rem } .navbar .navbar__item { text-transform: uppercase }`,
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  rmSync(join(site.dir, 'docs.config.mjs'))
  watch = await runWatch(site.workDir)
  await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 60_000 })
})

afterAll(async () => {
  await watch.stop()
  site.remove()
})

const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

journey(
  'what a site sets of Infima is seen in menus, contents, tabs, notes, badges and buttons',
  async ({ reader }) => {
    const page = await reader.open(new URL('/docs/all', watch.url).href)
    const seen = [
      ['.sidebar__link:not([aria-current])', 'color', 'rgb(0, 0, 1)'],
      ['.sidebar__link[aria-current=page]', 'color', 'rgb(0, 0, 2)'],
      ['.sidebar__link[aria-current=page]', 'background-color', 'rgb(0, 0, 3)'],
      ['.toc > .toc__list', 'border-left-color', 'rgb(0, 0, 4)'],
      ['.toc a:not([aria-current])', 'color', 'rgb(0, 0, 5)'],
      ['.toc-fold a', 'color', 'rgb(0, 0, 5)'],
      ['.tabs__tab[aria-selected=false]', 'color', 'rgb(0, 0, 6)'],
      ['.tabs__tab[aria-selected=true]', 'border-bottom-color', 'rgb(0, 0, 7)'],
      ['.admonition', 'background-color', 'rgb(0, 0, 8)'],
      ['.admonition', 'border-left-color', 'rgb(0, 0, 9)'],
      ['.badge', 'color', 'rgb(0, 0, 10)'],
      ['#bright', 'color', 'rgb(0, 0, 11)'],
      ['#bright', 'border-left-color', 'rgb(0, 0, 12)'],
      ['.announcement', 'color', 'rgb(0, 0, 0)'],
      ['.announcement', 'background-color', 'rgb(255, 255, 255)'],
      ['.navbar__link[aria-current]', 'color', 'rgb(0, 0, 13)'],
      ['.search-button', 'background-color', 'rgb(0, 0, 15)'],
      ['.search-button', 'inline-size', '208px'],
      ['.search-button', 'color', 'rgb(0, 0, 16)'],
      ['.navbar__inner .navbar__items', 'flex-grow', '1'],
      ['.navbar__inner .navbar__items--right', 'flex-grow', '0'],
      ['#first', 'border-top-right-radius', '0px'],
      ['#last', 'border-bottom-left-radius', '0px'],
      ['#last', 'border-bottom-right-radius', '6.4px'],
      ['#bare', 'overflow-x', 'auto'],
      ['#bare', 'padding-left', '16px'],
      ['.own a', 'color', 'rgb(0, 0, 14)'],
      ['.own a', 'text-decoration-line', 'none'],
      ['.page', 'display', 'grid'],
      ['.page', 'padding-top', '32px'],
      ['.page', 'padding-left', '32px'],
      ['.toc-fold > summary', 'display', 'flex'],
      ['.toc-fold > summary', 'color', 'rgb(27, 34, 44)'],
      ['#more > summary', 'display', 'flex'],
      ['#more > summary', 'color', 'rgb(0, 0, 17)'],
      ['#plain', 'color', 'rgb(255, 255, 255)'],
      ['#plain', 'background-color', 'rgb(177, 0, 44)'],
    ] as const
    const found = await Promise.all(
      seen.map(async ([selector, name]) => [selector, name, await style(page, selector, name)]),
    )
    expect(found).toEqual(seen)
    // A badge before a link is one word, however narrow a site makes it.
    const badge = (link: Element) => getComputedStyle(link, '::before').overflowWrap
    expect(await page.locator('.sidebar__link').first().evaluate(badge)).toBe('normal')
    expect(await style(page, '#dark', 'color')).toMatch(/^color\(srgb 0\.49/)
  },
)

journey(
  'what a site colors around sidebar and page is as wide as the window, and its columns stay',
  async ({ reader }) => {
    const page = await reader.open(new URL('/docs/all', watch.url).href, { viewport: { width: 1900, height: 800 } })
    expect(await style(page, '.frame', 'background-color')).toBe('rgb(0, 0, 18)')
    const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
    const [frame, sidebar, article] = await Promise.all([boxOf('.frame'), boxOf('.sidebar'), boxOf('article')])
    expect(frame).toMatchObject({ x: 0, width: 1900 })
    expect(sidebar?.x).toBeGreaterThan(150)
    expect(article?.x).toBeGreaterThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0))
  },
)

journey('what a site says of the ground of its pages is so in light mode alone, as there', async ({ reader }) => {
  const page = await reader.open(new URL('/docs/all', watch.url).href)
  const ground = () => style(page, 'html', 'background-color')
  expect(await ground()).toBe('rgb(255, 255, 240)')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await ground()).toBe('rgb(17, 21, 27)')
})

journey("a site's own copy of the menu button opens the menu on phones", async ({ reader }) => {
  const page = await reader.open(new URL('/docs/all', watch.url).href, { viewport: { width: 390, height: 800 } })
  await page.locator('.navbar__toggle').click()
  await page.locator('.drawer:popover-open').getByRole('link', { name: 'All' }).first().waitFor()
})

journey('a not-found page of the site has the width of a page of React', async ({ reader }) => {
  reader.expectsComplaint(/Failed to load resource/)
  const page = await reader.open(new URL('/gone', watch.url).href)
  const box = await page.locator('.page > .container').boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  expect(box?.width).toBeGreaterThan(Math.min(width - 100, 1000))
})

journey('what the theme offers after a failure is read in both color modes', async ({ reader }) => {
  reader.expectsComplaint(/Failed to load resource/)
  const page = await reader.open(new URL('/docs/all', watch.url).href)
  await page.route('**/search-index.json*', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.keyboard.type('seal')
  const again = page.locator('.search').getByRole('button', { name: 'Try again' })
  for (const mode of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode)
    await again.waitFor()
    expect(await violations(page, '.search__ways'), mode).toEqual([])
  }
})

journey(
  'where the system is heeded, its button leads from the system to light, to dark, and back',
  async ({ reader }) => {
    const page = await reader.open(new URL('/docs/all', watch.url).href, { colorScheme: 'dark' })
    const button = page.locator('.navbar [data-color-toggle]')
    const seen = async () => {
      const { theme, themeChoice } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
      const shown = await button.locator('svg >> visible=true').count()
      return { theme, themeChoice, kept: await page.evaluate(() => localStorage.getItem('theme')), shown }
    }
    const steps = [
      { theme: 'dark', themeChoice: 'system', kept: null, shown: 1 },
      { theme: 'light', themeChoice: 'light', kept: 'light', shown: 1 },
      { theme: 'dark', themeChoice: 'dark', kept: 'dark', shown: 1 },
      { theme: 'dark', themeChoice: 'system', kept: null, shown: 1 },
    ]
    for (const [index, step] of steps.entries()) {
      if (index > 0) await button.click()
      await expect.poll(seen).toEqual(step)
      await expect.poll(() => button.getAttribute('aria-label')).toContain(`currently ${step.themeChoice} mode`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(seen).toMatchObject({ theme: 'light', themeChoice: 'system' })
    await button.click()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await seen()).toMatchObject({ theme: 'light', themeChoice: 'light' })
  },
)

journey('a stylesheet that the config links loses where it weighs no more than the theme', async ({ reader }) => {
  const page = await reader.open(new URL('/docs/all', watch.url).href)
  const seen = [
    ['.sidebar ul', 'padding-top', '0px'],
    ['.search-button kbd', 'color', 'rgb(0, 0, 16)'],
    ['.prose p > a:not([class])', 'color', 'rgb(177, 0, 44)'],
    ['#plain', 'padding-top', '6px'],
    ['#iconed', 'display', 'inline-flex'],
    ['.navbar', 'display', 'block'],
    ['.navbar', 'padding-left', '0px'],
    ['#linked', 'color', 'rgb(0, 0, 21)'],
    ['.navbar__link', 'text-transform', 'uppercase'],
  ] as const
  const found = await Promise.all(
    seen.map(async ([selector, name]) => [selector, name, await style(page, selector, name)]),
  )
  expect(found).toEqual(seen)
})
