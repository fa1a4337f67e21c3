/** A section as a PDF, printed with the browser of the machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runCli } from '../run-cli.ts'
import { pdfText } from './pdf-text.ts'
import { journey, waitForTitle } from './reader.ts'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'

// Of changing length, so that sheets end everywhere.
const chapter = (at: number) => `## Chapter ${at}\n\n${'Words of it. '.repeat(5 + ((at * 37) % 61))}\n\n`

let site: TemporarySite
const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

beforeAll(async () => {
  site = temporarySite()
  site.write({
    'docs.config.mjs': configText({
      url: 'https://docs.example',
      baseUrl: '/manual/',
      print: 'sections',
      docs: { path: 'docs', routeBasePath: '/' },
    }),
    'docs/index.md': '# Home\n',
    'docs/guide/index.md': '# Guide\n\nTo [the steps](./install.md#steps), and [home](../index.md).\n',
    'docs/guide/install.md': '# Install\n\n## Steps\n\nText.\n',
    'docs/wide/index.mdx': "# Wide\n\n<style>{'@page { size: A3 }'}</style>\n",
    'docs/wide/more.md': '# More\n',
    'docs/long/index.md': `# Long\n\n${Array.from({ length: 60 }, (_, at) => chapter(at)).join('')}`,
    'docs/long/more.md': '# More\n',
  })
  expect(await runCli(['build', 'site', '--out-dir', 'out'], { cwd: site.workDir })).toMatchObject({ code: 0 })
})

afterAll(() => site.remove())

/** Print, and read the file. What is in it uncompressed is enough to see what it is. */
async function printed(section: string, ...args: string[]) {
  const run = await runCli(['pdf', 'site', '--out-dir', 'out', '--section', section, ...args], {
    cwd: site.workDir,
    env: { DOCS_BUILD_BROWSER: browser },
  })
  expect(run).toMatchObject({ code: 0, stderr: '' })
  const bytes = readFileSync(join(site.workDir, run.stdout.trim()))
  return { stdout: run.stdout, pdf: bytes.toString('latin1'), text: pdfText(bytes) }
}

test('a section becomes a file on A4 with an outline, and its links lead where the site is published', async () => {
  const { stdout, pdf } = await printed('/guide/')
  expect(stdout).toBe('guide.pdf\n')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  expect(pdf).toContain('/URI (https://docs.example/manual/)')
  expect(pdf).not.toContain('127.0.0.1')
  expect(pdf).toContain('/Dest /guide#2Finstall:steps')
  expect(pdf).toMatch(/\/Title \(1\.1 Steps\)\s+\/Dest/)
})

test('another size of paper is asked for, and the styles of a page have the last word', async () => {
  const { stdout, pdf } = await printed('guide', '--paper', 'letter', '--out', 'paper.pdf')
  expect(stdout).toBe('paper.pdf\n')
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  expect((await printed('/wide/')).pdf).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 119[01][.\d]*\]/)
})

test('each sheet of a section names the site and the URL, and counts', async () => {
  const { text } = await printed('/guide/')
  expect(text.split('\n').slice(0, 5)).toEqual(['Site', '1', ' / ', '1', 'https://docs.example/manual/guide/print'])
})

test('no sheet ends with a heading', async () => {
  const { text } = await printed('/long/')
  const sheets = text.split(/^Site$/m).slice(1)
  expect(sheets.length).toBeGreaterThan(5)
  expect(sheets.map((sheet) => sheet.trim().split('\n').at(-1)).filter((line) => line?.startsWith('Chapter'))).toEqual(
    [],
  )
})

journey('each sheet of a page names the page that is shown now', async ({ reader }) => {
  const page = await reader.open('/docs/guides/start')
  await page.click('#_sidebar a:text-is("Stop a pump")')
  await waitForTitle(page, 'Stop a pump')
  const lines = pdfText(await page.pdf()).split('\n')
  expect(lines[0]).toBe('Pump Manual')
  expect(lines).toContain('https://pumps.example.com/docs/guides/stop')
  expect(lines).not.toContain('https://pumps.example.com/docs/guides/start')
})

journey('where text runs from the right, sheets begin there', async ({ reader }) => {
  const page = await reader.open(new URL('/guide/service', inject('sites').arabic).href)
  const lines = pdfText(await page.pdf()).split('\n')
  const url = lines.findIndex((line) => line.endsWith('/guide/service'))
  // What is at the right comes first: there the URL, elsewhere the number.
  expect(lines.slice(url + 1, url + 4)).toContain(' / ')
})
