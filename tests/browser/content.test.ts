import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focused, journey, phone, scrollTo } from './reader.ts'

const everything = '/docs/everything'
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const near = (y: number | undefined) => y !== undefined && y >= 0 && y < 400

describe('tabs', () => {
  journey('groups of the same id follow each other, are stored and stand in the query', async ({ reader }) => {
    const page = await reader.open(everything)
    await tab(page, 'Linux').first().click()
    expect(await page.isVisible('text=A second word on Linux.')).toBe(true)
    expect(await page.isVisible('text=Run the installer.')).toBe(false)
    expect(await page.evaluate(() => localStorage['docusaurus.tab.system'])).toBe('linux')
    expect(new URL(page.url()).search).toBe('?system=linux')
  })

  journey('the stored tab is open on the next visit; the query wins over it', async ({ reader }) => {
    const page = await reader.open(everything)
    await tab(page, 'Linux').first().click()
    await page.goto(new URL(everything, page.url()).href)
    await expect.poll(() => page.isVisible('text=Unpack the archive.')).toBe(true)
    await page.goto(new URL(`${everything}?system=windows`, page.url()).href)
    await expect.poll(() => page.isVisible('text=Run the installer.')).toBe(true)
  })

  journey('tabs of another browser tab follow', async ({ reader }) => {
    const page = await reader.open(everything)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.waitForSelector('html[data-live]')
    await tab(page, 'Linux').first().click()
    await expect.poll(() => other.isVisible('text=Unpack the archive.')).toBe(true)
  })

  journey('arrow keys move between tabs, Enter opens one', async ({ reader }) => {
    const page = await reader.open(everything)
    await tab(page, 'Windows').first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe('Linux')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('Windows')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    expect(await page.isVisible('text=Unpack the archive.')).toBe(true)
  })

  journey('a group of tabs has the name of the heading that it stands below', async ({ reader }) => {
    const page = await reader.open(everything)
    const name = (of: string) => page.locator(of).first().getAttribute('aria-label')
    await expect.poll(() => name('[data-tabs] > [role="tablist"]')).toBe('Tabs')
    // The heading of a panel before it is none of its own.
    await page.evaluate(() => {
      const panel = '<h2>Pumps</h2><div role="tabpanel"><h3>One of others</h3></div>'
      const article = document.querySelector('article')
      article?.insertAdjacentHTML('beforeend', `${panel}<div class="late"><div role="tablist"></div></div>`)
      document.querySelector('.late')?.dispatchEvent(new CustomEvent('docs-build:slot', { bubbles: true }))
    })
    await expect.poll(() => name('.late > [role="tablist"]')).toBe('Pumps')
  })

  journey(
    "a copy of Docusaurus' tabs, which can't come to life by itself, opens by pointer and key",
    async ({ reader }) => {
      const page = await reader.open(everything)
      await page.evaluate(() => {
        const list = ['One', 'Two'].map((name, index) => `<li role="tab" tabindex="${index - 1}">${name}</li>`)
        const inner =
          '<div><ul role="tablist"><li role="tab" tabindex="0">In</li></ul><div role="tabpanel">Inner</div></div>'
        const panels = `<div role="tabpanel">First ${inner}</div><div role="tabpanel" hidden>Second</div>`
        document
          .querySelector('article')
          ?.insertAdjacentHTML(
            'afterbegin',
            `<div class="tabs-container"><ul role="tablist">${list.join('')}</ul><div>${panels}</div></div>`,
          )
      })
      const shown = () => page.locator('.tabs-container > div > [role="tabpanel"]:visible').allInnerTexts()
      await tab(page, 'Two').click()
      expect(await shown()).toEqual(['Second'])
      await tab(page, 'One').focus()
      await page.keyboard.press('Enter')
      expect((await shown())[0]).toMatch(/^First\s+In\s+Inner$/)
      expect(await tab(page, 'One').getAttribute('aria-selected')).toBe('true')
      await tab(page, 'In').click()
      expect(await page.isVisible('text=Inner')).toBe(true)
    },
  )

  journey('code tabs keep the language that a reader chose', async ({ reader }) => {
    const page = await reader.open(everything)
    await tab(page, 'Python').click()
    expect(await page.isVisible("text=print('pump')")).toBe(true)
    expect(await page.evaluate(() => localStorage['docusaurus.tab.code-language'])).toBe('python')
  })
})

describe('links into what is hidden', () => {
  journey('an address into a hidden tab opens the tab and goes there', async ({ reader }) => {
    const page = await reader.open(`${everything}#linux-setup`)
    await expect.poll(async () => near((await page.locator('#linux-setup').boundingBox())?.y)).toBe(true)
  })

  journey('a link into a hidden tab opens the tab and goes there', async ({ reader }) => {
    const page = await reader.open(everything)
    await page.click('text=link to a section')
    await expect.poll(async () => near((await page.locator('#linux-setup').boundingBox())?.y)).toBe(true)
  })

  journey('an address into closed details opens them', async ({ reader }) => {
    const page = await reader.open(`${everything}#inside-the-fold`)
    await expect.poll(async () => near((await page.locator('#inside-the-fold').boundingBox())?.y)).toBe(true)
  })

  journey('rows of a reference table have addresses', async ({ reader }) => {
    const page = await reader.open(everything)
    await page.click('text=link to a row')
    expect(new URL(page.url()).hash).toBe('#settings-speed')
    await expect.poll(async () => near((await page.locator('#settings-speed').boundingBox())?.y)).toBe(true)
    expect(await page.getAttribute('#settings-limit .hash-link', 'href')).toBe('#settings-limit')
  })

  journey('a heading links to itself', async ({ reader }) => {
    const page = await reader.open(everything)
    await page.hover('#settings')
    await page.click('#settings .hash-link')
    expect(new URL(page.url()).hash).toBe('#settings')
  })
})

describe('code', () => {
  journey('Copy copies the code without numbers and says so', async ({ reader }) => {
    const page = await reader.open(everything, { permissions: ['clipboard-read', 'clipboard-write'] })
    const block = page.locator('.code-block', { hasText: 'Gateway script' })
    await block.locator('.code-block__tools').waitFor({ state: 'attached' })
    await block.hover()
    await block.getByLabel('Copy code to clipboard').click()
    await block.getByLabel('Copied').waitFor()
    // Also to those who don't see the button.
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied$/ })
      .waitFor({ state: 'attached' })
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text.split('\n').slice(0, 2)).toEqual(["pump = system.pumps.find('north')", 'pump.start(speed=1450)'])
    await block.getByLabel('Copy code to clipboard').waitFor()
  })

  journey('printed, it is dark on light, whatever the colour mode', async ({ reader }) => {
    const page = await reader.open(everything, {
      before: (own) => own.addInitScript(() => localStorage.setItem('theme', 'dark')),
    })
    await page.emulateMedia({ media: 'print' })
    const colors = await page.evaluate(() => {
      const code = document.querySelector('.code-block__code code')
      return [code, code?.querySelector('span')].map((element) => {
        const [red = 255] =
          getComputedStyle(element ?? document.body)
            .color.match(/\d+/g)
            ?.map(Number) ?? []
        return red
      })
    })
    for (const red of colors) expect(red).toBeLessThan(100)
  })

  journey('printed, it has none of the colors that a site gives its dark mode', async ({ reader }) => {
    const page = await reader.open(everything)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(":root[data-theme='dark'] { --color-accent: rgb(1 2 3) }")
      document.adoptedStyleSheets = [sheet]
    })
    await page
      .getByLabel(/^Switch between dark and light/)
      .first()
      .click()
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))
    expect(await accent()).toBe('rgb(1 2 3)')
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const color = getComputedStyle(document.documentElement).getPropertyValue('--color-accent')
        document.documentElement.dataset['printed'] = color
      })
    })
    await page.pdf()
    expect(await page.getAttribute('html', 'data-printed')).toMatch(/^#/)
    expect(await accent()).toBe('rgb(1 2 3)')
  })

  journey('printed by a browser without a mouse, it keeps no room for buttons', async ({ reader }) => {
    const page = await reader.open(everything, { ...phone, isMobile: true })
    const room = () =>
      page.evaluate(() => {
        const block = document.querySelector('.code-block:not(:has(.code-block__title))')
        const heights = [block, block?.querySelector('pre')].map((each) => each?.getBoundingClientRect().height ?? NaN)
        return (heights[0] ?? NaN) - (heights[1] ?? NaN)
      })
    expect(await room()).toBeGreaterThan(20)
    await page.emulateMedia({ media: 'print' })
    expect(await room()).toBeLessThan(3)
  })

  journey('lines that wrap stay beside their numbers', async ({ reader }) => {
    const page = await reader.open(everything, phone)
    const line = page.locator('.line[data-line="1"]').first()
    await line.evaluate((element) => {
      element.closest('.code-block')?.setAttribute('data-wrap', '')
      element.append('word '.repeat(40))
    })
    const { first, second } = await line.evaluate((element) => {
      const range = document.createRange()
      const lefts = [...element.childNodes].flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()].map(({ left, top }) => ({ left, top }))
      })
      const [head] = lefts
      return { first: head?.left, second: lefts.find(({ top }) => top > (head?.top ?? 0) + 10)?.left }
    })
    expect(second).toBeCloseTo(first ?? NaN, 0)
  })

  journey('lines that are wider than the block scroll, and wrap on demand', async ({ reader }) => {
    const page = await reader.open(everything)
    const block = page.locator('.code-block', { hasText: 'Gateway script' })
    const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)
    expect(await overflow()).toBeGreaterThan(0)
    await block.hover()
    await block.getByLabel('Toggle word wrap').click()
    expect(await overflow()).toBe(0)
    expect(await block.getByLabel('Toggle word wrap').getAttribute('aria-pressed')).toBe('true')
  })

  journey('a marked line is marked over its whole width', async ({ reader }) => {
    const page = await reader.open(everything)
    const line = page.locator('.code-block .line--highlight')
    expect(await line.textContent()).toContain('pump.start')
    const colors = await line.evaluate((marked) => [
      getComputedStyle(marked).backgroundColor,
      getComputedStyle(marked.closest('pre') ?? marked).backgroundColor,
    ])
    expect(colors[0]).not.toBe(colors[1])
  })
})

describe('images', () => {
  journey('an image that is shown smaller than it is zooms by key and closes by Escape', async ({ reader }) => {
    const page = await reader.open(everything)
    const zoom = page.getByRole('button', { name: 'Zoom image: The plan of the station' })
    await zoom.scrollIntoViewIfNeeded()
    await zoom.focus()
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog[open] img')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    expect(await focused(page)).toBe('Zoom image: The plan of the station')
  })

  journey('an image has its size in the page, so nothing moves when it comes', async ({ reader }) => {
    const page = await reader.open(everything)
    const image = page.locator('main img[alt^="The plan"]')
    expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['1600', '500'])
  })
})

describe('islands', () => {
  journey('a component of the site comes to life', async ({ reader }) => {
    const page = await reader.open(everything)
    await page.click('text=Count 3')
    await page.waitForSelector('text=Count 4')
    await page.waitForSelector('text=Only in a browser')
  })

  journey('a click before it lives is not lost', async ({ reader }) => {
    const page = await reader.open(everything, {
      before: (early) =>
        early.route('**/assets/**Counter*', async (route) => {
          await new Promise((done) => setTimeout(done, 500))
          await route.continue()
        }),
    })
    await page.click('text=Count 3')
    await page.waitForSelector('text=Count 4')
  })

  journey('a component that fails names the error and its cause, and tries again', async ({ reader }) => {
    reader.expectsComplaint(/ran over/)
    const page = await reader.open(everything)
    for (let count = 3; count < 10; count++) await page.click(`text=Count ${count}`)
    const box = page.locator('.crash')
    expect(await box.innerText()).toMatch(
      /This part of the page crashed\.[^]*The counter ran over[^]*Cause: Error: ten clicks/,
    )
    await box.getByText('Try again').click()
    await page.waitForSelector('text=Count 3')
  })

  journey(
    'a component without content of its own shows a spinner when it takes longer than 200 ms',
    async ({ reader }) => {
      const page = await reader.open(everything, {
        before: (early) =>
          early.route('**/assets/**Late*', async (route) => {
            await new Promise((done) => setTimeout(done, 1500))
            await route.continue()
          }),
      })
      await page.waitForSelector('.spinner[role="progressbar"]')
      await page.waitForSelector('text=Only in a browser')
      expect(await page.locator('.spinner').count()).toBe(0)
    },
  )

  journey(
    'what a component loads by itself is in the page, and comes to life without a complaint',
    async ({ reader }) => {
      for (const options of [{ javaScriptEnabled: false }, {}]) {
        const page = await reader.open(everything, options)
        await page.waitForSelector('text=A part that came later')
        expect(await page.locator('text=A moment').count()).toBe(0)
      }
    },
  )
})

journey('words of what opens details keep the distances of a text', async ({ reader }) => {
  const page = await reader.open(everything)
  const gap = await page.evaluate(() => {
    const html = '<details class="details"><summary>One <b>bold</b> word</summary>Text</details>'
    document.querySelector('.prose__body')?.insertAdjacentHTML('afterbegin', html)
    const summary = document.querySelector('.prose__body > .details > summary')
    const [before, bold] = [new Range(), new Range()]
    before.selectNodeContents(summary?.firstChild ?? document)
    bold.selectNodeContents(summary?.querySelector('b') ?? document)
    return bold.getBoundingClientRect().left - before.getBoundingClientRect().right
  })
  expect(Math.abs(gap)).toBeLessThan(1)
})

describe('table of contents', () => {
  const shown = (page: Page) => page.locator('.toc [aria-current]').allTextContents()

  journey('it follows the scroll, up to the last short section', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start')
    expect(await page.locator('.toc a').allTextContents()).toEqual([
      'Before the start',
      'The start',
      ...Array.from({ length: 8 }, (_, step) => `Step ${step + 1}`),
      'After the start',
    ])
    await page.locator('#step-3').scrollIntoViewIfNeeded()
    await scrollTo(
      page,
      await page.locator('#step-3').evaluate((heading) => heading.getBoundingClientRect().top + scrollY - 80),
    )
    await expect.poll(() => shown(page)).toEqual(['Step 3'])
    await scrollTo(page, 100_000)
    await expect.poll(() => shown(page)).toEqual(['After the start'])
    // The page ends before this heading is at the top.
    await page.click('.toc >> text=Step 8')
    await expect.poll(() => shown(page)).toEqual(['Step 8'])
    await scrollTo(page, 0)
    await expect.poll(() => shown(page)).toEqual([])
  })

  journey('on phones it is folded above the text, and folds again when a section is chosen', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start', { viewport: { width: 390, height: 844 } })
    expect(await page.isVisible('.toc')).toBe(false)
    await page.click('.toc-fold summary')
    await page.click('.toc-fold >> text=Step 8')
    await expect.poll(async () => near((await page.locator('#step-8').boundingBox())?.y)).toBe(true)
    expect(await page.getByRole('button', { name: 'On this page', expanded: false }).count()).toBe(1)
  })

  journey('the way back to the top shows on the way up', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start')
    await scrollTo(page, 1200)
    expect(await page.locator('.back-to-top:visible').count()).toBe(0)
    await scrollTo(page, 1000)
    await page.getByLabel('Scroll back to top').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

journey('who changed a doc last, and when, is below the text', async ({ reader }) => {
  const page = await reader.open(everything)
  expect(await page.innerText('.doc-footer p')).toBe('Last updated on Nov 20, 2024 by Ada')
})

journey('the edit link is below the text', async ({ reader }) => {
  const page = await reader.open('/docs/guides/stop')
  expect(await page.getAttribute('.doc-footer a', 'href')).toMatch(
    /^https:\/\/git\.example\.com\/pumps\/edit\/main\/.*guides\/stop\.md$/,
  )
})

journey(
  'words that are longer than a phone is wide break in what greets and in the link of a video',
  async ({ reader }) => {
    const page = await reader.open('/landing', phone)
    const widths = await page.evaluate(() => {
      for (const part of document.querySelectorAll('.hero__title, .hero__tagline, .hero .button, .video__link'))
        part.textContent = 'Feedwater'.repeat(9)
      const { scrollWidth, clientWidth } = document.documentElement
      const link = document.querySelector('.video__link')
      return {
        page: scrollWidth - clientWidth,
        video: (link?.parentElement?.clientWidth ?? 0) - (link?.clientWidth ?? 0),
      }
    })
    expect(widths.page).toBe(0)
    expect(widths.video).toBeGreaterThan(20)
  },
)

journey('a video asks nobody for anything before it is clicked, and stands in its place then', async ({ reader }) => {
  const asked: string[] = []
  const page = await reader.open('/landing', {
    before: (opened) =>
      opened.route(/youtube/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title>' })
      }),
  })
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.locator('[data-video]').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[data-video] > img')?.complete)
  const link = page.getByRole('link', { name: /^A tour/ })
  // It stands over the picture, which is no picture to enlarge.
  expect(await link.evaluate((shown: HTMLElement) => shown.offsetTop)).toBeGreaterThan(50)
  expect(await page.locator('[data-video] button').count()).toBe(0)
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE')
  expect(asked).toEqual([])
  await link.click()
  await page.waitForSelector('[data-video] > iframe[title="A tour"]')
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1'])
  expect(told).toEqual([])
})

journey('a page that greets has the room of its sidebar, and one heading of level 1', async ({ reader }) => {
  const page = await reader.open('/landing')
  expect(await page.locator('h1').allTextContents()).toEqual(['Landing'])
  expect(await page.locator('.breadcrumbs, .pagination, .toc').count()).toBe(0)
  const width = await page.locator('.cards').evaluate((cards) => cards.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(900)
})

journey('a doc links its Markdown, and a button copies it', async ({ reader }) => {
  const page = await reader.open('/docs/guides/start', { permissions: ['clipboard-read', 'clipboard-write'] })
  const link = page.getByRole('link', { name: 'View as Markdown' })
  const markdown = await (await page.request.get(await link.evaluate(({ href }: HTMLAnchorElement) => href))).text()
  expect(markdown).toMatch(/^# Start a pump/m)
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
})

journey('without the clipboard the button shows the Markdown', async ({ reader }) => {
  const page = await reader.open('/docs/guides/start', {
    before: async (opened) => {
      await opened.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('No permission'))
      })
      // Of a text the browser asks for an icon of its own making, and complains that there is none.
      await opened.route('**/start.md', (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">Markdown' })
          : route.continue(),
      )
    },
  })
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await page.waitForURL('**/docs/guides/start.md')
})

journey('an address that has no page names pages that may be meant', async ({ reader }) => {
  reader.expectsComplaint(/404/)
  const page = await reader.open('/docs/guides/strat')
  await page.locator('.not-found__near').getByRole('link', { name: 'Start a pump', exact: true }).first().click()
  await page.waitForURL('**/docs/guides/start')
  const other = await reader.open('/wp-login.php')
  await other.waitForLoadState('networkidle')
  expect(await other.locator('.not-found__near').count()).toBe(0)
})

journey('titles and buttons of several parts flow as text, and a table in a box has its color', async ({ reader }) => {
  const page = await reader.open('/landing', phone)
  const title = page.locator('.admonition__title')
  const code = await title.locator('code').boundingBox()
  const words = await title.locator('span').boundingBox()
  // Columns would stand beside each other, each of them squeezed.
  expect(code && words && code.width < words.width / 2).toBe(true)
  expect(await title.locator('span').innerText()).toBe('Set the PORT first, then read on')
  const button = page.getByRole('link', { name: 'Read the code of all of it' })
  const colors = await button.evaluate((link) => [link, ...link.children].map((part) => getComputedStyle(part).color))
  expect(new Set(colors).size).toBe(1)
  expect(await button.evaluate((link) => getComputedStyle(link).display)).toBe('inline-block')
  const cover = await page.evaluate(() => {
    const box = document.querySelector('.admonition')
    const table = box?.querySelector('.table-scroll')
    return box && table && getComputedStyle(table).backgroundImage.includes(getComputedStyle(box).backgroundColor)
  })
  expect(cover).toBe(true)
})

journey('keys that are pressed together are as large as one alone', async ({ reader }) => {
  const page = await reader.open('/landing')
  const sizes = await page
    .locator('.keys')
    .evaluate((keys) =>
      [keys.parentElement, keys.querySelector('.key')].map(
        (part) => part && parseFloat(getComputedStyle(part).fontSize),
      ),
    )
  expect(sizes[1]).toBe((sizes[0] ?? NaN) * 0.875)
})
