import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focused, isMarked, journey, markDocument, opens, phone, waitForTitle } from './reader.ts'
import { keepSearches, activeOption, openDialog, options, searchFor } from './search-reader.ts'

const doc = '/docs/guides/start'
const stored = (page: Page, list: 'RECENT' | 'FAVORITE') =>
  page.evaluate((name): unknown => {
    const key = Object.keys(localStorage).find((known) => known.startsWith(`__DOCSEARCH_${name}_SEARCHES__`))
    return key === undefined ? undefined : [key, JSON.parse(localStorage.getItem(key) ?? '')]
  }, list)

describe('opening', () => {
  journey('a click on the button opens it, and closing gives the focus back', async ({ reader }) => {
    const page = await reader.open(doc)
    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    expect(await dialog.getAttribute('aria-modal')).toBe('true')
    expect(await focused(page)).toBe('Search docs')
    await page.getByText('No recent searches').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Search (Ctrl+K)')
  })

  journey('its stylesheet keeps no page waiting, and counts when it opens', async ({ reader }) => {
    const page = await reader.open(doc)
    expect(await (await page.request.get(page.url())).text()).toMatch(/client-\w+\.css" media="not all"/)
    await openDialog(page)
    const dialog = page.locator('dialog.search')
    await expect.poll(() => dialog.evaluate((shown) => getComputedStyle(shown).display)).toBe('flex')
  })

  journey('Ctrl or Cmd with K opens it and closes it again', async ({ reader }) => {
    const page = await reader.open(doc)
    for (const key of ['Control+k', 'Meta+K']) {
      await page.keyboard.press(key)
      await page.waitForSelector('dialog.search[open]')
      await page.waitForSelector('.search__foot', { state: 'attached' })
      await page.keyboard.press(key)
      await page.waitForSelector('dialog.search', { state: 'detached' })
    }
  })

  journey('the shortcut opens it again the moment after it was closed', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    await page.evaluate(() => {
      document.querySelector('dialog')?.close()
      const press = { key: 'k', ctrlKey: true, bubbles: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', press))
    })
    await page.waitForSelector('dialog.search[open] .search__foot', { state: 'attached' })
    expect(await page.locator('dialog.search').count()).toBe(1)
    expect(await focused(page)).toBe('Search docs')
    await page.keyboard.press('Escape')
    await page.waitForSelector('html:not([data-locked])', { state: 'attached' })
  })

  journey('a slash opens it, except in a text field', async ({ reader }) => {
    const page = await reader.open('/search')
    await page.locator('main input').focus()
    await page.keyboard.press('/')
    expect(await page.inputValue('main input')).toBe('/')
    expect(await page.isVisible('dialog.search')).toBe(false)
    await page.locator('main input').blur()
    await page.keyboard.press('/')
    await page.waitForSelector('dialog.search[open]')
    expect(await page.inputValue('.search__input')).toBe('')
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input type="checkbox" id="box">')
      document.getElementById('box')?.focus()
    })
    await page.keyboard.press('/')
    await page.waitForSelector('dialog.search[open]')
  })

  journey('a character typed on the button becomes the query', async ({ reader }) => {
    const page = await reader.open(doc)
    await page.locator('.navbar [data-search]').focus()
    await page.keyboard.type('bear')
    await page.waitForSelector('.search__option')
    expect(await page.inputValue('.search__input')).toBe('bear')
  })

  journey(
    'the space bar presses the button, and a click with Ctrl opens the search page in a tab',
    async ({ reader }) => {
      const page = await reader.open(doc)
      await page.locator('.navbar [data-search]').focus()
      await page.keyboard.press('Space')
      await page.waitForSelector('dialog.search[open]')
      await page.keyboard.press('Escape')
      await opens(page, () => page.locator('.navbar [data-search]').click({ modifiers: ['Control'] }), '/search')
      expect(await page.isVisible('dialog.search')).toBe(false)
    },
  )

  journey('what is selected is the first query, cut to 64 characters', async ({ reader }) => {
    const page = await reader.open(doc)
    await page.evaluate(() => {
      const article = document.querySelector('.prose__body')
      if (article) getSelection()?.selectAllChildren(article)
    })
    await page.keyboard.press('Control+k')
    const text = await page.inputValue('.search__input')
    expect(text).toMatch(/^Open the valve, then turn the pump on\./)
    expect(text.length).toBeLessThanOrEqual(64)
    expect(text.length).toBeGreaterThan(60)
    // It is selected, so that typing replaces it.
    await page.waitForSelector('.search__foot', { state: 'attached' })
    await page.keyboard.type('seal')
    expect(await page.inputValue('.search__input')).toBe('seal')
  })

  journey('the box takes 64 characters', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    await page.keyboard.type('x'.repeat(80), { delay: 0 })
    expect((await page.inputValue('.search__input')).length).toBe(64)
    expect(await page.getAttribute('.search__input', 'placeholder')).toBe('Search docs')
  })

  journey('a click beside it closes it, and the page behind does not scroll', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    await page.mouse.move(40, 500)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.click(40, 500)
    await page.waitForSelector('dialog.search', { state: 'detached' })
  })
})

describe('a slow or broken connection', () => {
  journey('keys typed before the code has arrived are not lost, nor is Enter', async ({ reader }) => {
    const page = await reader.open(doc)
    let arrive = () => {}
    const arrived = new Promise<void>((done) => (arrive = done))
    await page.route('**/assets/chunk-*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await markDocument(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('change a bearin', { delay: 5 })
    await page.getByText('Loading search…').waitFor()
    await page.keyboard.type('g')
    await page.keyboard.press('Enter')
    arrive()
    await waitForTitle(page, 'Change a bearing')
    expect(await isMarked(page)).toBe(true)
  })

  journey('Enter with Ctrl before the answer opens a tab when it is there', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    await page.route('**/assets/search/**', async (route) => {
      await new Promise((done) => setTimeout(done, 600))
      await route.continue()
    })
    await page.keyboard.type('change a bearing')
    await opens(page, () => page.keyboard.press('Control+Enter'), '/docs/guides/bearings')
    expect(await page.isVisible('dialog.search')).toBe(true)
    expect(new URL(page.url()).pathname).toBe(doc)
  })

  journey('keys pressed before any code has arrived open it with what was typed', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start', {
      before: async (early) => {
        const typed = (async () => {
          await early.waitForSelector('main h1')
          await early.keyboard.press('Control+k')
          await early.keyboard.type('valxe')
          await early.keyboard.press('Backspace')
          await early.keyboard.press('Backspace')
          await early.keyboard.type('v')
        })()
        await early.route(/client-[^/]*\.js$/, async (route) => {
          await typed
          await route.continue()
        })
      },
    })
    await page.keyboard.type('e')
    await expect.poll(() => page.inputValue('dialog input')).toBe('valve')
  })

  journey('code that does not load says so; Retry loads it, with what was typed', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open(doc)
    let fails = true
    await page.route('**/assets/chunk-*.js', (route) => (fails ? route.abort() : route.continue()))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('seal')
    const alert = page.locator('.search [role="alert"]')
    await alert.waitFor()
    expect(await alert.getByRole('link', { name: 'Open the search page' }).getAttribute('href')).toBe('/search')
    fails = false
    await alert.getByRole('button', { name: 'Retry' }).click()
    await page.waitForSelector('.search__option')
    expect(await page.inputValue('.search__input')).toBe('seal')
  })

  journey('what could not be searched is asked again, and the box has the focus', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open(doc)
    let fails = true
    await page.route('**/search-index.json', (route) => (fails ? route.abort() : route.continue()))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('seal')
    const again = page.locator('.search').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    fails = false
    await again.click()
    await page.waitForSelector('.search__option')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search__input')
  })

  journey('a failed dialog leads to the search page with what was typed', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open(doc)
    await page.route('**/assets/chunk-*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await page.keyboard.type('a seal')
    await page.locator('.search [role="alert"] a').waitFor()
    await page.unroute('**/assets/chunk-*.js')
    await page.click('.search [role="alert"] a')
    await page.waitForURL('**/search?q=a%20seal')
    await page.waitForSelector('.search-page__hits')
  })

  journey(
    'without the index the error screen shows, and searching goes on when it is there again',
    async ({ reader }) => {
      reader.expectsComplaint(/Failed to load resource/)
      const page = await reader.open(doc)
      let fails = true
      await page.route('**/search-index.json', (route) => (fails ? route.fulfill({ status: 404 }) : route.continue()))
      await openDialog(page)
      await page.keyboard.type('seal')
      await page.getByText('Unable to fetch results', { exact: true }).waitFor()
      await page.getByText('You might want to check your network connection.', { exact: true }).waitFor()
      expect(await page.textContent('.search [role="status"]')).toMatch(/^Unable to fetch results/)
      expect(await page.getAttribute('.search__input', 'aria-expanded')).toBe('false')
      fails = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.waitForSelector('.search__option')
    },
  )

  journey('a search that takes longer than a moment says so', async ({ reader }) => {
    const page = await reader.open(doc)
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/search-index.json', async (route) => {
      await held
      await route.continue()
    })
    await openDialog(page)
    await page.keyboard.type('seal')
    await page.waitForSelector('.search__head[data-stalled]')
    expect(await page.textContent('.search [role="status"]')).toBe('Searching…')
    release()
    await page.waitForSelector('.search__option')
    expect(await page.locator('.search__head[data-stalled]').count()).toBe(0)
  })
})

describe('results by keyboard', () => {
  journey('the first is chosen, arrows go round, Home and End stay with the text', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    const all = await options(page)
    expect(all.length).toBeGreaterThan(2)
    expect(await activeOption(page)).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await activeOption(page)).toBe(all.length - 1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe(1)
    await page.keyboard.press('Home')
    await page.keyboard.type('a ')
    expect(await page.inputValue('.search__input')).toBe('a seal')
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    expect(await page.inputValue('.search__input')).toBe('a seals')
    await page.waitForFunction(
      () => document.querySelector('[role="option"]')?.getAttribute('aria-selected') === 'true',
    )
  })

  journey('the box is a combobox that controls a list of options', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    const box = page.getByRole('combobox', { name: 'Search docs' })
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    const list = page.locator(`#${await box.getAttribute('aria-controls')}[role="listbox"]`)
    const active = page.locator(`#${await box.getAttribute('aria-activedescendant')}`)
    expect(await active.getAttribute('aria-selected')).toBe('true')
    expect(await list.getByRole('group').count()).toBeGreaterThan(0)
    expect(await page.textContent('.search [role="status"]')).toMatch(/^\d+ results$/)
    expect(await page.locator('.search mark').first().textContent()).toMatch(/seal/i)
  })

  journey('Enter goes to the page without loading a document, and closes the dialog', async ({ reader }) => {
    const page = await reader.open(doc)
    await markDocument(page)
    await searchFor(page, 'change a bearing')
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Change a bearing')
    expect(new URL(page.url()).pathname).toBe('/docs/guides/bearings')
    expect(await isMarked(page)).toBe(true)
    expect(await page.isVisible('dialog.search')).toBe(false)
  })

  journey('Enter with Ctrl opens a tab and leaves the dialog open', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'change a bearing')
    await opens(page, () => page.keyboard.press('Control+Enter'), '/docs/guides/bearings')
    expect(await page.isVisible('dialog.search')).toBe(true)
    expect(new URL(page.url()).pathname).toBe(doc)
  })

  journey('Enter with Shift opens a window', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'change a bearing')
    await opens(page, () => page.keyboard.press('Shift+Enter'), '/docs/guides/bearings')
    expect(new URL(page.url()).pathname).toBe(doc)
  })

  journey('a heading in a hidden tab of the shown page is opened and scrolled to', async ({ reader }) => {
    const page = await reader.open('/docs/everything')
    await searchFor(page, 'linux setup')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/everything#linux-setup')
    await page.locator('#linux-setup').waitFor()
    expect(await page.locator('#linux-setup').isVisible()).toBe(true)
    expect(await page.isVisible('dialog.search')).toBe(false)
  })

  journey('Escape closes the results, then empties the box, then closes the dialog', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    await page.keyboard.press('Escape')
    expect(await page.locator('[role="listbox"]').count()).toBe(0)
    expect(await page.inputValue('.search__input')).toBe('seal')
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('[role="listbox"]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.inputValue('.search__input')).toBe('')
    expect(await page.isVisible('dialog.search')).toBe(true)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog.search', { state: 'detached' })
  })

  journey('the Tab key stays in the dialog', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    const seen = new Set<string>()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      seen.add(await focused(page))
    }
    expect([...seen].sort()).toEqual(['Clear the query', 'Search docs', expect.stringMatching(/^See all \d+ results$/)])
    await page.locator('.search__input').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toMatch(/^See all/)
  })
})

describe('results by pointer', () => {
  journey('pointing chooses, a click follows', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    await page.locator('[role="option"]').nth(2).hover()
    expect(await activeOption(page)).toBe(2)
    const href = await page.locator('[role="option"]').nth(2).getAttribute('href')
    await page.locator('[role="option"]').nth(2).click()
    await page.waitForURL(`**${href}`)
    expect(await page.isVisible('dialog.search')).toBe(false)
  })

  journey('the last line leads to all results', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    const all = page.getByRole('link', { name: /^See all \d+ results$/ })
    expect(await all.getAttribute('href')).toBe('/search?q=seal')
    await all.click()
    await waitForTitle(page, 'Search results for "seal"')
    expect(await page.isVisible('dialog.search')).toBe(false)
  })

  journey('the box is emptied by its button, which gives the focus back', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'seal')
    await page.getByRole('button', { name: 'Clear the query' }).click()
    expect(await page.inputValue('.search__input')).toBe('')
    expect(await focused(page)).toBe('Search docs')
  })
})

describe('which version is searched', () => {
  const valves = (page: Page) => page.locator('.search [role="option"][href="/docs/reference/valves"]').count()

  journey('the one that is being read, else the latest', async ({ reader }) => {
    const page = await reader.open(doc)
    await searchFor(page, 'manual')
    expect((await options(page)).every((href) => !href.includes('/next/'))).toBe(true)
    const next = await reader.open('/docs/next/guides/start')
    await searchFor(next, 'manual')
    const hrefs = await options(next)
    expect(hrefs.filter((href) => href.startsWith('/docs/')).every((href) => href.startsWith('/docs/next/'))).toBe(true)
    expect(await next.getByRole('link', { name: /^See all/ }).getAttribute('href')).toBe(
      '/search?q=manual&version=current',
    )
  })

  journey('the one that the reader prefers, on pages of no version', async ({ reader }) => {
    const page = await reader.open('/')
    await searchFor(page, 'valves')
    expect(await valves(page)).toBe(1)
    await page.keyboard.press('Control+k')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'))
    await searchFor(page, 'valves')
    expect(await valves(page)).toBe(0)
  })

  journey('the one of the page that is shown, not of the one that was loaded', async ({ reader }) => {
    const page = await reader.open('/docs/next/guides/start')
    await page.click('.navbar summary:has-text("Next")')
    await page.click('.navbar a[data-version="1.0"]')
    await page.waitForURL('**/docs/guides/start')
    await searchFor(page, 'valves')
    expect(await valves(page)).toBe(1)
  })
})

describe('what is kept', () => {
  const follow = async (page: Page, text: string, title: string) => {
    await searchFor(page, text)
    await page.getByRole('option', { name: title }).first().click()
    await page.waitForSelector('dialog.search', { state: 'detached' })
  }

  journey('what another tab keeps meanwhile is kept', async ({ reader }) => {
    const page = await reader.open(doc)
    await keepSearches(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.waitForSelector('.search__foot', { state: 'attached' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.evaluate(() => {
      const key = Object.keys(localStorage).find((known) => known.startsWith('__DOCSEARCH_RECENT_SEARCHES__')) ?? ''
      const [first] = JSON.parse(localStorage[key] ?? '[]')
      localStorage[key] = JSON.stringify([{ ...first, objectID: 'elsewhere', url: '/docs/elsewhere' }])
    })
    await page.bringToFront()
    await page.waitForSelector('.search [role="option"][href="/docs/elsewhere"]')
  })

  journey('followed hits are recent, starring moves them, the cross removes them', async ({ reader }) => {
    const page = await reader.open(doc)
    await follow(page, 'change a bearing', 'Change a bearing')
    await follow(page, 'change a seal', 'Change a seal')
    await openDialog(page)
    expect(await page.getByRole('group', { name: 'Recent' }).getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Change a seal'),
      expect.stringContaining('Change a bearing'),
    ])
    await page.getByRole('button', { name: 'Save this search: Change a bearing' }).click()
    expect(await focused(page)).toBe('Search docs')
    expect(await page.getByRole('group', { name: 'Favorite' }).getByRole('option').count()).toBe(1)
    const hit = { objectID: expect.any(String), type: 'lvl1', content: expect.anything(), url: expect.any(String) }
    expect(await stored(page, 'FAVORITE')).toEqual([
      '__DOCSEARCH_FAVORITE_SEARCHES__pumpmanual',
      [{ ...hit, hierarchy: expect.objectContaining({ lvl1: 'Change a bearing' }) }],
    ])
    await page.getByRole('button', { name: 'Remove this search from history: Change a seal' }).click()
    expect(await stored(page, 'RECENT')).toEqual(['__DOCSEARCH_RECENT_SEARCHES__pumpmanual', []])
    await page.reload()
    await openDialog(page)
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Change a bearing')
  })

  journey('blocked storage is only logged', async ({ reader }) => {
    const page = await reader.open(doc, {
      before: (early) =>
        early.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError')
            },
          }),
        ),
    })
    await follow(page, 'change a bearing', 'Change a bearing')
    await waitForTitle(page, 'Change a bearing')
    await openDialog(page)
    await page.getByText('No recent searches').waitFor()
  })
})

describe('no results', () => {
  journey('it names the query and proposes parts of the site, which are searched on a click', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    await page.keyboard.type('qqzzqq')
    await page.getByText('No results for "qqzzqq"').waitFor()
    expect(await page.textContent('.search [role="status"]')).toBe('No results for "qqzzqq"')
    const proposals = page.locator('.search__proposals button')
    expect(await proposals.count()).toBeGreaterThan(0)
    expect(await proposals.count()).toBeLessThanOrEqual(3)
    const name = await proposals.first().innerText()
    await proposals.first().click()
    expect(await page.inputValue('.search__input')).toBe(name)
    expect(await focused(page)).toBe('Search docs')
    await page.waitForSelector('.search__option')
  })

  journey('a link tells of what is missing, where the site wants to know', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    await page.keyboard.type('qq & zz')
    const link = page.getByRole('link', { name: 'Tell us what is missing' })
    expect(await link.getAttribute('href')).toBe('https://git.example.com/pumps/issues/new?title=qq%20%26%20zz')
  })
})

journey('hits that come late move nothing', async ({ reader }) => {
  const page = await reader.open(doc)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/search-index.json', async (route) => {
    await held
    await route.continue()
  })
  await openDialog(page)
  await page.keyboard.type('seal')
  await page.waitForSelector('.search__head[data-stalled]')
  const before = await page.locator('.search__foot').boundingBox()
  release()
  await page.waitForSelector('.search__option')
  expect(await page.locator('.search__foot').boundingBox()).toEqual(before)
})

journey('on a phone it fills the screen, and Cancel closes it', async ({ reader }) => {
  const page = await reader.open(doc, { ...phone, isMobile: true })
  await page.tap('.navbar [data-search]')
  await page.waitForSelector('.search__foot', { state: 'attached' })
  await page.fill('.search__input', 'seal')
  await page.waitForSelector('.search__option')
  expect(await page.locator('dialog.search').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await page.isVisible('.search__hints')).toBe(false)
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.waitForSelector('dialog.search', { state: 'detached' })
})

describe('an input method', () => {
  journey('is not searched for half words, keeps its keys, and shows hits of the word', async ({ reader }) => {
    const page = await reader.open(doc)
    await openDialog(page)
    const method = await page.context().newCDPSession(page)
    for (const text of ['s', 'se', 'sea']) {
      await method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      expect(await page.inputValue('.search__input')).toBe(text)
    }
    await page.evaluate(() => {
      const press = { key: 'Escape', bubbles: true, isComposing: true }
      document.querySelector('.search__input')?.dispatchEvent(new KeyboardEvent('keydown', press))
    })
    await page.waitForTimeout(300)
    expect(await options(page)).toEqual([])
    expect(await page.inputValue('.search__input')).toBe('sea')
    await method.send('Input.insertText', { text: 'seal' })
    await page.waitForSelector('.search [role="option"]')
    expect((await options(page)).length).toBeGreaterThan(0)
  })
})
