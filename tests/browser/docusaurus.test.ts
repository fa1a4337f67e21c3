import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, type Reader } from './reader.ts'

async function open(reader: Reader, path: string, options?: Parameters<Reader['open']>[1]): Promise<Page> {
  const page = await reader.open(new URL(path, inject('sites').docusaurus).href, options)
  await page.waitForLoadState('networkidle')
  return page
}

/** The texts of elements by their ids, when they have become these. */
async function expectTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await expect
    .poll(() =>
      Promise.all(Object.keys(texts).map(async (id) => [id, await page.locator(`#${id}`).textContent()] as const)),
    )
    .toEqual(Object.entries(texts))
}

journey('state of the root is shared by all components on a page', async ({ reader }) => {
  const page = await open(reader, '/docs/')
  await expectTexts(page, { first: '3 0', second: '3 0' })
  await page.click('#first')
  await expectTexts(page, { first: '4 1', second: '4 0' })
  await page.click('#second')
  await expectTexts(page, { first: '5 1', second: '5 1', late: 'Many' })
})

journey('state of the root stays when the reader goes to another page and back', async ({ reader }) => {
  const page = await open(reader, '/docs/')
  await page.click('#first')
  await expectTexts(page, { first: '4 1' })
  await page.click('main a[href="/docs/more"]')
  await expectTexts(page, { sixth: '4 0' })
  await page.click('main a[href="/docs/"]')
  await expectTexts(page, { first: '4 0' })
})

journey('what the root shows around the content answers too, once', async ({ reader }) => {
  const page = await open(reader, '/docs/around')
  await expectTexts(page, { third: '3 0', own: 'Root 3' })
  await page.click('#own')
  await page.click('#third')
  await expectTexts(page, { third: '5 1', own: 'Root 5' })
  expect(await page.locator('#own').count()).toBe(1)
  await page.click('main a[href="/docs/"]')
  await expectTexts(page, { first: '5 0' })
  await page.click('main a[href="/docs/around"]')
  await expectTexts(page, { third: '5 0', own: 'Root 5' })
  await page.click('#own')
  await expectTexts(page, { third: '6 0', own: 'Root 6' })
})

journey('what the root shows on one page only answers there after a page without it', async ({ reader }) => {
  const page = await open(reader, '/docs/')
  await page.click('#first')
  await page.click('main a[href="/docs/around"]')
  await expectTexts(page, { third: '3 0', own: 'Root 3' })
  await page.click('#own')
  await expectTexts(page, { third: '4 0', own: 'Root 4' })
})

journey('pages of React share it too, and know all docs', async ({ reader }) => {
  const page = await open(reader, '/')
  await expectTexts(page, { fourth: '3 0', collections: 'default /docs,api /api,steps /steps false' })
  await page.click('#fourth')
  await page.click('#collections')
  await expectTexts(page, { fourth: '4 1', collections: 'default /docs,api /api,steps /steps true' })
})

journey(
  'text is copied by the package that comes with Docusaurus, and what is selected stays so',
  async ({ reader }) => {
    const page = await open(reader, '/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('#marked').selectText()
    await page.locator('#copying').focus()
    await page.keyboard.press('Enter')
    await expectTexts(page, { copying: 'true' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pump\n42')
    expect(await page.evaluate(() => [String(getSelection()), document.activeElement?.id])).toEqual([
      'Marked words',
      'copying',
    ])
    expect(await page.locator('textarea').count()).toBe(0)
  },
)

journey('a page of React that lives as a whole lives within the root', async ({ reader }) => {
  const page = await open(reader, '/whole-around')
  await page.click('#fifth')
  await page.click('#own')
  await expectTexts(page, { fifth: '5 1', own: 'Root 5' })
})

journey(
  'a page of React with a main element of its own has no other one, however the reader comes to it',
  async ({ reader }) => {
    const page = await open(reader, '/whole-around')
    const mains = () =>
      page.locator('main, #_main').evaluateAll((all) => all.map(({ localName, id }) => localName + id))
    expect(await mains()).toEqual(['div_main', 'main'])
    await page.click('main a[href="/docs/"]')
    await expect.poll(mains).toEqual(['main_main'])
    await page.goBack()
    await expect.poll(mains).toEqual(['div_main', 'main'])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main')
    await page.click('#fifth')
    await page.locator('.skip-link').focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main')
  },
)

journey('a reader who goes on before a page of React lives gets no word of it', async ({ reader }) => {
  const page = await open(reader, '/whole-around', {
    // React takes over what is there in a task that it sends to itself.
    before: (opened) =>
      opened.addInitScript(() => {
        const { postMessage } = MessagePort.prototype
        MessagePort.prototype.postMessage = function (message: unknown) {
          setTimeout(() => Reflect.apply(postMessage, this, [message]), 2000)
        }
      }),
  })
  await page.click('main a[href="/docs/"]')
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Bare')
  await page.goBack()
  await page.click('#fifth')
})

journey('what stands around the sidebar stays, and its menu of versions follows the page', async ({ reader }) => {
  const page = await open(reader, '/steps/')
  const around = page.locator('#around-sidebar')
  const older = () => around.locator('a[data-version="1"]').getAttribute('href')
  expect([await around.locator('[data-label]').textContent(), await older()]).toEqual(['2', '/steps/1/'])
  await around.evaluate((element) => element.setAttribute('data-mark', ''))
  await around.locator('nav a[href="/steps/next"]').click()
  await expect.poll(older).toBe('/steps/1/next')
  expect(await around.getAttribute('data-mark')).toBe('')
  expect(await around.locator('nav [aria-current="page"]').getAttribute('href')).toBe('/steps/next')
  await around.locator('[data-label]').click()
  await around.locator('a[data-version="1"]').click()
  await expect.poll(() => around.locator('[data-label]').textContent()).toBe('1')
  expect(await page.locator('article').textContent()).toContain('Text of before.')
})

journey('what components in MDX provide reaches those between their tags', async ({ reader }) => {
  const page = await open(reader, '/docs/providers')
  await expectTexts(page, { left: 'none 1', right: 'high 1', outside: 'none 0', still: 'high' })
  await page.click('#right')
  await page.click('#left')
  await expectTexts(page, { left: 'none 3', right: 'high 3', outside: 'none 0' })
  expect(await page.locator('docs-island:has(> docs-slot #static)').count()).toBe(0)
})

journey(
  'elements of MDX answer to events, and what they give contexts reaches those between their tags',
  async ({ reader }) => {
    const page = await open(reader, '/docs/events')
    await expectTexts(page, { old: 'old 0', new: 'new 0', state: 'start 0' })
    for (const id of ['own', 'inline', 'y', 'old', 'new', 'change', 'state']) await page.click(`#${id}`)
    await expectTexts(page, { inline: 'text!', x: 'x', y: 'y!', old: 'old 1', new: 'new 1', state: 'changed 1' })
    expect(await page.locator('#own').textContent()).toMatch(/^Own!$/)
  },
)

journey('browsers show what MDX keeps for them', async ({ reader }) => {
  const page = await open(reader, '/docs/events')
  await expectTexts(page, { browsers: 'In object' })
})

journey('a link that is a picture of its own has no arrow beside it', async ({ reader }) => {
  const page = await open(reader, '/docs/events')
  expect(await page.locator('#icon').evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
})

journey(
  'what shows docs keeps state, knows its doc, and shares with the text, which stays as it was',
  async ({ reader }) => {
    const page = await open(reader, '/steps/')
    await expectTexts(page, {
      panel: 'pump 0',
      known: '/steps/ index First Open,Close',
      step: 'Valve, shut 0',
      late: 'Seen 0',
      inner: '3 0',
    })
    await page.click('#panel')
    await page.click('#inner')
    await expectTexts(page, { panel: 'pump 1', step: 'Valve, shut 1', late: 'Seen 1', inner: '4 1' })
    expect(await page.locator('#step strong').textContent()).toBe('shut')
    expect(await page.locator('.step-text h2').allTextContents()).toEqual(['Open', 'Close'])
    expect(await page.locator('main nav[aria-label="Breadcrumbs"], main .breadcrumbs').count()).toBe(1)
    const [text, aside] = await Promise.all(['.step-text', 'aside.col'].map((part) => page.locator(part).boundingBox()))
    expect([text?.y, Math.round((text?.width ?? 0) / (aside?.width ?? 1))]).toEqual([aside?.y, 2])
  },
)

journey('a reader who goes on has what shows the next doc', async ({ reader }) => {
  const page = await open(reader, '/steps/')
  await page.click('#panel')
  await page.click('.step-text a[href="/steps/next"]')
  await expectTexts(page, { panel: 'fan 0', known: '/steps/next next Second ', late: 'Seen 0' })
  await page.click('#panel')
  await expectTexts(page, { panel: 'fan 1', late: 'Seen 1' })
})

journey('what shows a doc may be on its way when the reader goes on', async ({ reader }) => {
  let release = (): void => undefined
  const held = new Promise<void>((done) => (release = done))
  const page = await reader.open(new URL('/steps/', inject('sites').docusaurus).href, {
    before: (early) =>
      early.route('**/assets/island-*', async (route) => {
        await held
        await route.continue()
      }),
  })
  await Promise.all([page.waitForRequest('**/assets/island-*'), page.click('#panel')])
  await page.click('.step-text a[href="/steps/next"]')
  await page.waitForURL('**/steps/next')
  release()
  await expectTexts(page, { panel: 'fan 0', known: '/steps/next next Second ', late: 'Seen 0' })
})

journey('other docs load nothing of what shows some', async ({ reader }) => {
  const page = await open(reader, '/api/')
  expect(await page.content()).not.toContain('item:')
})

journey('code for a React before 19 finds what that had', async ({ reader }) => {
  const page = await open(reader, '/docs/older')
  expect(await page.innerHTML('#words')).toBe(
    '<b class="calm">default</b> <b class="calm">kept</b> <b class="calm">made</b> <b class="calm">default</b>',
  )
  await expectTexts(page, { older: '1', drawn: 'drawn 1' })
  await page.click('#older[data-found="button"]')
  await expectTexts(page, { older: '2', drawn: 'drawn 2', 'late-word': 'default' })
  expect(await page.getAttribute('#drawn', 'data-told')).toBe('2')
})
