import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { pdfText } from './pdf-text.ts'
import { focused, journey, phone, tabTo, type Reader } from './reader.ts'

const thermo = '/ignition/embr-thermodynamics/scripting/thermo/system-thermo-if97-'

async function open(reader: Reader, path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await reader.open(new URL(path, inject('sites').real).href, options)
  await page.locator('if97-calculator').scrollIntoViewIfNeeded()
  await page.locator('.if97').waitFor()
  return page
}

const result = (page: Page) => page.locator('.if97__result strong')
const problem = (page: Page) => page.locator('#if97-problem')

journey('a function is calculated with the example of its page, and with what a reader types', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  await expect.poll(() => result(page).textContent()).toBe('0.597578562374 kg/m³')
  expect(await page.locator('.if97__result').textContent()).toContain('Region 2: steam')
  await page.getByLabel('Unit of Absolute pressure').selectOption('bar')
  expect(await page.getByLabel('Absolute pressure', { exact: false }).first().inputValue()).toBe('1.01325')
  await page.locator('#if97-p').fill('2')
  expect(await page.locator('#if97-p-si').textContent()).toBe('= 200000 Pa')
  await expect.poll(() => page.locator('.if97__result').textContent()).toContain('Region 1: liquid')
  await expect.poll(() => page.url()).toContain('?p=2+bar&t=373.15')
  expect(await page.getByLabel('Python', { exact: true }).textContent()).toBe(
    'system.thermo.if97.density(p=200000.0, t=373.15)',
  )
  expect(await page.getByLabel('Expression', { exact: true }).textContent()).toBe(
    'if97("density", "p", 200000, "t", 373.15)',
  )
})

journey('an address brings its state back', async ({ reader }) => {
  const page = await open(reader, `${thermo}specificEntropy?p=1.01325+bar&h=2675.58485341+kJ/kg`)
  expect(await page.getByRole('radio', { name: 'p, h' }).isChecked()).toBe(true)
  await expect.poll(() => result(page).textContent()).toMatch(/^7354\.\d+ J/)
})

journey("an address that can't be read says so, until something else is given", async ({ reader }) => {
  const page = await open(reader, `${thermo}density?p=2+furlong&t=400`)
  await expect.poll(() => problem(page).textContent()).toBe('No state: p=2 furlong, t=400.')
  await expect.poll(() => result(page).textContent()).toBe('0.597578562374 kg/m³')
  await page.locator('#if97-p').fill('2e5')
  await expect.poll(() => problem(page).textContent()).toBe('')
  const other = await open(reader, `${thermo}density?rho=2&t=400`)
  await expect.poll(() => problem(other).textContent()).toContain('No state: rho=2, t=400.')
})

journey(
  'the state stays when it is told by other inputs, whose tables come when they are asked for',
  async ({ reader }) => {
    const page = await open(reader, `${thermo}density`)
    await expect.poll(() => result(page).textContent()).toContain('0.59757')
    await page.getByRole('radio', { name: 'h, s' }).check()
    await expect.poll(() => page.url()).toContain('&s=')
    await expect.poll(() => result(page).textContent()).toMatch(/^0\.5975/)
  },
)

journey('a click in the diagram chooses a state', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  const diagram = page.locator('.if97__diagram')
  const box = await diagram.boundingBox()
  await diagram.click({ position: { x: (box?.width ?? 0) * 0.5, y: (box?.height ?? 0) * 0.7 } })
  await expect.poll(() => page.locator('.if97__result').textContent()).toContain('Region 2')
  await expect.poll(() => page.url()).toMatch(/\?p=\d+.*&t=\d+/)
  expect(await page.getByRole('application', { name: /the state at/ }).count()).toBe(1)
})

journey('arrow keys move the state in the diagram', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  await page.getByLabel('Unit of Temperature').focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Pressure over temperature: the state at 373.150 K and 101325 Pa/)
  const help = await page.locator('.if97__diagram').getAttribute('aria-describedby')
  expect(await page.locator(`[id="${help}"]`).textContent()).toBe('Click, or press arrow keys, for a state.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.url()).toMatch(/\?p=\d{6}&t=38\d/)
  await expect.poll(() => page.locator('.if97__result').textContent()).toContain('Region 2: steam')
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.locator('#if97-p').inputValue()).toBe('500')
  expect(await page.locator('.if97__diagram').evaluate((node) => node === document.activeElement)).toBe(true)
})

journey('what is out of range says which limit, and where', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  await page.getByLabel('Unit of Temperature').selectOption('°C')
  await page.locator('#if97-t').fill('2500')
  await expect
    .poll(() => problem(page).textContent())
    .toBe('Temperature: at most 2273.15 K (2000 °C), the end of region 5.')
  expect(await page.locator('#if97-t').getAttribute('aria-invalid')).toBe('true')
  // Nothing is left that seems to be ready to copy.
  expect(await page.locator('.if97__call:visible').count()).toBe(0)
  await page.locator('#if97-t').fill('hot')
  await expect.poll(() => problem(page).textContent()).toBe('Temperature: type a number.')
})

journey('a problem takes the place of the result, and what stands below stays where it is', async ({ reader }) => {
  const page = await open(reader, `${thermo}vaporFraction`, phone)
  await result(page).waitFor()
  const top = (of: string) => page.locator(of).evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = { below: await top('.if97__side'), result: await top('.if97__result') }
  await page.locator('.if97__field input').first().fill('hot')
  await expect.poll(() => page.locator('.if97__result').textContent()).toBe('')
  // What is wrong stands in its place.
  expect({ below: await top('.if97__side'), result: await top('.if97__problem') }).toEqual(before)
})

journey('what the letters of the inputs mean is told with each choice', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  const tree = await page.locator('.if97__choices').ariaSnapshot()
  expect(tree).toContain('radio "p, x"')
  expect(await page.getByRole('radio', { name: 'p, x' }).getAttribute('title')).toBe(
    'Absolute pressure, Vapor fraction',
  )
})

journey('the keyboard reaches all of it', async ({ reader }) => {
  const page = await open(reader, `${thermo}saturationTemperature`)
  await page.locator('.if97 input[type=radio]').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('#if97-s').count()).toBe(1)
  await tabTo(page, 'Copy Expression')
})

journey('on a phone the values of all functions stand beside their names', async ({ reader }) => {
  const page = await open(reader, '/ignition/embr-thermodynamics/calculator', phone)
  const value = page
    .getByRole('row', { name: /^isobaricCubicExpansionCoefficient/ })
    .getByRole('cell')
    .first()
  await expect.poll(() => value.textContent()).toMatch(/^0\.00/)
  // Their units too: nothing has to be scrolled.
  const region = page.getByRole('region', { name: 'Properties' })
  expect(await region.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
  // A call is below its name, not in what is left beside it.
  expect(
    await page
      .locator('.if97__call code')
      .first()
      .evaluate((code) => code.clientWidth),
  ).toBeGreaterThan(200)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const within = await page
    .locator('.if97')
    .evaluate((card) =>
      [...card.querySelectorAll('*')].every((part) => part.getBoundingClientRect().right <= innerWidth),
    )
  expect(within).toBe(true)
})

journey('the page of all functions shows the properties of a state and saves a table', async ({ reader }) => {
  const page = await open(reader, '/ignition/next/embr-thermodynamics/calculator')
  await page.getByLabel('Function', { exact: true }).selectOption('speedOfSound')
  await expect.poll(() => page.url()).toContain('?of=speedOfSound')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'specificEntropy', exact: true }) })
  await expect.poll(() => row.textContent()).toContain('7354.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('steam-temperature.csv')
  const lines: string[] = []
  for await (const line of createInterface(await download.createReadStream())) lines.push(line)
  expect(lines).toHaveLength(39)
})

journey('what is loaded calculates without a network', async ({ reader }) => {
  // What reads units that are typed comes when somebody types; numbers do not wait for it.
  reader.expectsComplaint(/Failed to load resource/)
  const page = await open(reader, `${thermo}density`)
  await result(page).waitFor()
  await page.context().setOffline(true)
  await page.locator('#if97-t').fill('500')
  await expect.poll(() => result(page).textContent()).toMatch(/^0\.44/)
})

journey('what does not load says so, and how to have it', async ({ reader }) => {
  reader.expectsComplaint(/Failed to load resource/)
  const page = await reader.open(new URL(`${thermo}density`, inject('sites').real).href, { before: hold })
  await page.waitForLoadState('networkidle')
  let fails = true
  await page.route('**/assets/chunk-*.js', (route) => (fails ? route.abort() : route.continue()))
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await page.locator('if97-calculator').scrollIntoViewIfNeeded()
  const told = page.locator('if97-calculator').getByRole('alert')
  expect(await told.innerText()).toMatch(/^This part of the page could not be loaded\.\s+Load the page again$/)
  fails = false
  await Promise.all([page.waitForEvent('load'), told.getByRole('button').click()])
  await page.waitForSelector('html[data-live]')
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await page.locator('if97-calculator').scrollIntoViewIfNeeded()
  await result(page).waitFor()
})

journey('what the page of all functions needs besides says so too where it does not load', async ({ reader }) => {
  reader.expectsComplaint(/Failed to load resource/)
  const page = await reader.open(new URL('/es/ignition/embr-thermodynamics/calculator', inject('sites').real).href, {
    before: (opened) =>
      opened.route('**/assets/chunk-*.js', async (route) => {
        const response = await route.fetch()
        return (await response.text()).includes('All properties') ? route.abort() : route.fulfill({ response })
      }),
  })
  const told = page.locator('if97-calculator').getByRole('alert')
  await expect.poll(() => told.count()).toBe(1)
  expect(await told.innerText()).toContain('No se pudo cargar esta parte de la página.')
})

journey('calls are copied where the clipboard is closed to scripts', async ({ reader }) => {
  const page = await reader.open(new URL(`${thermo}density`, inject('sites').real).href, {
    permissions: ['clipboard-read', 'clipboard-write'],
    // As on a site without HTTPS.
    before: (opened) => opened.addInitScript(() => Object.assign(navigator.clipboard, { writeText: undefined })),
  })
  await page.locator('if97-calculator').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Copy Python' }).click()
  await page.getByRole('button', { name: 'Copy Python' }).getByText('Copied').waitFor()
  expect(await page.locator('.if97__call').first().getByRole('status').textContent()).toBe('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe('system.thermo.if97.density(p=101325.0, t=373.15)')
})

journey('without JavaScript nothing dead is shown', async ({ reader }) => {
  const page = await reader.open(new URL(`${thermo}density`, inject('sites').real).href, { javaScriptEnabled: false })
  expect(await page.locator('if97-calculator').isVisible()).toBe(false)
})

/** Keep the calculator from coming until it is released: other parts of the page are what they are. */
async function hold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      if (element.localName !== 'if97-calculator') return observe.call(this, element)
      addEventListener('release', () => observe.call(this, element))
    }
  })
}

async function release(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await page.locator('if97-calculator').scrollIntoViewIfNeeded()
  await result(page).waitFor()
}

// One function for each set of modules that a page may load at first.
journey.for(['density', 'temperature', 'thermalDiffusivity', 'pressure'])(
  '%s comes when it is near the view, and weighs at most 15 KB',
  async (name, { reader }) => {
    const sizes: Promise<number>[] = []
    let isReleased = false
    const page = await reader.open(new URL(`${thermo}${name}`, inject('sites').real).href, {
      before: async (opened) => {
        await hold(opened)
        opened.on('response', (response) => {
          const isOwn = /\/assets\/plugin-calculator-\w+\.js$/.test(response.url())
          if (isOwn || (isReleased && response.url().endsWith('.js')))
            sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
        })
      },
    })
    await page.waitForLoadState('networkidle')
    isReleased = true
    await release(page)
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    expect(sum).toBeGreaterThan(10_000)
    expect(sum).toBeLessThanOrEqual(15_000)
  },
)

journey.for([
  [`${thermo}density`, 1280],
  [`${thermo}density`, 600],
  [`${thermo}density`, 560],
  [`${thermo}density`, 390],
  [`${thermo}refractiveIndex`, 1280],
  [`${thermo}refractiveIndex`, 390],
  ['/ignition/embr-thermodynamics/calculator', 1280],
  ['/ignition/embr-thermodynamics/calculator', 600],
  ['/ignition/embr-thermodynamics/calculator', 390],
] as const)('the place of %s is kept at a width of %d', async ([path, width], { reader }) => {
  const page = await reader.open(new URL(path, inject('sites').real).href, {
    ...(width === 390 ? phone : { viewport: { width, height: 800 } }),
    before: hold,
  })
  const height = () => page.locator('if97-calculator').evaluate((element) => element.getBoundingClientRect().height)
  const kept = await height()
  await release(page)
  expect(await height()).toBe(kept)
  const left = await page.locator('if97-calculator').evaluate((element) => {
    const end = element.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return element.getBoundingClientRect().bottom - end
  })
  expect(left).toBeLessThan(64)
})

journey('a calculator speaks the language of the page', async ({ reader }) => {
  const page = await open(reader, '/de/ignition/embr-thermodynamics/calculator')
  await page.getByRole('heading', { name: 'density berechnen' }).waitFor()
  await page.getByRole('textbox', { name: 'Absoluter Druck' }).fill('2e8')
  await expect
    .poll(() => problem(page).textContent())
    .toBe('Absoluter Druck: höchstens 100000000 Pa, das Ende der Formulierung.')
  expect(await page.locator('if97-calculator').getAttribute('lang')).toBe('de')
})

journey('a look at other inputs changes nothing: the state that was typed comes back', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  const first = '0.597578562374 kg/m³'
  await expect.poll(() => result(page).textContent()).toBe(first)
  for (const name of ['p, h', 'h, s', 'p, x']) {
    const before = page.url()
    await page.getByRole('radio', { name, exact: true }).check()
    await expect.poll(() => page.url()).not.toBe(before)
    await expect.poll(() => page.locator('#if97-t').count()).toBe(0)
  }
  await page.getByRole('radio', { name: 'p, t', exact: true }).check()
  await expect.poll(() => result(page).textContent()).toBe(first)
  expect(await page.locator('#if97-p').inputValue()).toBe('101325')
})

journey('what was typed a moment ago counts when other inputs are chosen', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  await result(page).waitFor()
  await page.locator('#if97-p').fill('200000')
  await page.getByRole('radio', { name: 'p, h', exact: true }).check()
  await expect.poll(() => page.url()).toContain('?p=200000&h=')
})

journey('another function has the state that was given for the one before', async ({ reader }) => {
  const page = await open(reader, '/ignition/embr-thermodynamics/calculator?of=density&p=2+bar&t=150+°C')
  const choose = page.getByLabel('Function', { exact: true })
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect.poll(() => row('saturationTemperature').textContent()).toContain('393.361')
  await choose.selectOption('saturationTemperature')
  await expect.poll(() => page.url()).toContain('?of=saturationTemperature&p=2+bar')
  await expect.poll(() => result(page).textContent()).toMatch(/^393.361/)
  await choose.selectOption('pressure')
  await expect.poll(() => page.url()).toMatch(/of=pressure&h=\d+.*&s=\d+/)
})

journey('a number may have spaces; how a comma is read is shown', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  await page.locator('#if97-p').fill('101 325')
  await expect.poll(() => page.url()).toContain('?p=101325&t')
  await expect.poll(() => result(page).textContent()).toBe('0.597578562374 kg/m³')
  await page.locator('#if97-p').fill('101,325')
  expect(await page.locator('#if97-p-si').textContent()).toBe('= 101.325 Pa')
})

journey('a number that is typed or pasted with its unit chooses the unit', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  const pressure = page.locator('#if97-p')
  await pressure.fill('1.5 bar')
  await expect.poll(() => page.url()).toContain('?p=1.5+bar&t')
  expect(await pressure.inputValue()).toBe('1.5')
  expect(await page.locator('#if97-p-si').textContent()).toBe('= 150000 Pa')
  await pressure.fill('')
  await pressure.pressSequentially('22 psia')
  await expect.poll(() => page.url()).toContain('?p=22+psi&t')
  await page.locator('#if97-t').fill('−5.5 c')
  await expect.poll(() => page.url()).toContain('&t=-5.5+%C2%B0C')
  // A unit that is chosen afterwards keeps the state.
  await page.getByLabel('Unit of Temperature').selectOption('K')
  expect(await page.locator('#if97-t').inputValue()).toBe('267.65')
  await page.locator('#if97-t').fill('5 bar')
  await expect.poll(() => page.locator('.if97__problem').textContent()).toBe('Temperature: type a number.')
})

journey.for(['101\u00a0325', '101\u2009325', '101\u202f325', '101\u2019325', "101'325"])(
  'the digits of %s may stand apart',
  async (text, { reader }) => {
    const page = await open(reader, `${thermo}density`)
    await page.locator('#if97-p').fill(text)
    await expect.poll(() => page.url()).toContain('?p=101325&t')
  },
)

journey('a click beside the axes means their ends', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`)
  await result(page).waitFor()
  await page.locator('.if97__diagram').click({ position: { x: 4, y: 100 } })
  await expect.poll(() => page.locator('#if97-t').inputValue()).toBe('273.15')
  await expect.poll(() => page.locator('.if97__result').textContent()).toContain('Region 1')
})

journey('where the system chooses the colors, the diagram has those', async ({ reader }) => {
  const page = await open(reader, `${thermo}density`, { forcedColors: 'active', colorScheme: 'dark' })
  const fill = await page
    .locator('.if97__diagram text')
    .first()
    .evaluate((text) => getComputedStyle(text).fill)
  expect(fill).toBe('rgb(255, 255, 255)')
})

journey(
  'paper has the first result of a calculator that was not loaded, and the next time what is given',
  async ({ reader }) => {
    const page = await reader.open(new URL(`${thermo}density`, inject('sites').real).href, {
      viewport: { width: 390, height: 300 },
    })
    const printed = async () => pdfText(await page.pdf()).replaceAll(/\s+/g, '')
    const first = await printed()
    expect(first).toContain('system.thermo.if97.density(p=101325.0,t=373.15)#0.597578562374kg/m³')
    expect(first).not.toContain('notloaded')
    await page.locator('.if97').waitFor()
    await expect.poll(() => result(page).textContent()).toBe('0.597578562374 kg/m³')
    const text = await printed()
    expect(text).toContain('0.597578562374kg/m³')
    expect(text).not.toContain('#0.597578562374')
  },
)

journey('paper says that the state of an address was not loaded, and the next time has it', async ({ reader }) => {
  const page = await reader.open(new URL(`${thermo}density?p=200000&t=300`, inject('sites').real).href, {
    viewport: { width: 390, height: 300 },
  })
  const printed = async () => pdfText(await page.pdf()).replaceAll(/\s+/g, ' ')
  const first = await printed()
  expect(first).toContain('This part of the page was not loaded when it was printed.')
  expect(first).not.toContain('# 0.597578562374')
  await page.locator('.if97').waitFor()
  await expect.poll(() => result(page).textContent()).toMatch(/^996\./)
  const text = await printed()
  expect(text).toContain('p=200000.0')
  expect(text).not.toContain('not loaded')
})
