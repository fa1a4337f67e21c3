/** A section as a PDF, printed with the browser of the machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../run-cli.ts'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'

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
  return { stdout: run.stdout, pdf: readFileSync(join(site.workDir, run.stdout.trim()), 'latin1') }
}

test('a section becomes a file on A4 with an outline, and its links lead where the site is published', async () => {
  const { stdout, pdf } = await printed('/guide/')
  expect(stdout).toBe('guide.pdf\n')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  expect(pdf).toContain('/URI (https://docs.example/manual/)')
  expect(pdf).not.toContain('127.0.0.1')
  expect(pdf).toContain('/Dest /guide#2Finstall:steps')
  expect(pdf).toMatch(/\/Title \(2\.1 Steps\)\s+\/Dest/)
})

test('another size of paper is asked for, and the styles of a page have the last word', async () => {
  const { stdout, pdf } = await printed('guide', '--paper', 'letter', '--out', 'paper.pdf')
  expect(stdout).toBe('paper.pdf\n')
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  expect((await printed('/wide/')).pdf).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 119[01][.\d]*\]/)
})
