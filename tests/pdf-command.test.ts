/** What `docs-build pdf` says when it can't print. That it prints is tested with a browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

beforeAll(async () => {
  site = temporarySite()
  site.write({
    'docs.config.mjs': configText({ print: 'sections', docs: { path: 'docs', routeBasePath: '/' } }),
    'docs/index.md': '# Home\n',
    'docs/guide/index.md': '# Guide\n',
    'docs/guide/install.md': '# Install\n',
    // A page like any other, which is at the place of a section's.
    'docs/other/index.md': '# Other\n',
    'docs/other/print.md': '# Print\n',
  })
  expect(await runWarm(['build', 'site', '--out-dir', 'out'], { cwd: site.workDir })).toMatchObject({ code: 0 })
})

afterAll(() => site.remove())

const pdf = (args: readonly string[], browser = process.execPath) =>
  runWarm(['pdf', 'site', '--out-dir', 'out', ...args], { cwd: site.workDir, env: { DOCS_BUILD_BROWSER: browser } })

test.each([
  [[], 'Name a section with --section. There are:\n  /guide/\n'],
  [['--section', '/guid'], 'There is no section "/guid". Did you mean "/guide/"? There are:\n  /guide/\n'],
  [['--section', '/other/'], 'There is no section "/other/". There are:\n  /guide/\n'],
])('with %j it lists the sections', async (args, stderr) => {
  expect(await pdf(args)).toEqual({ code: 2, stdout: '', stderr })
})

test('without a browser it says what to do', async () => {
  expect(await pdf(['--section', '/guide/'], 'none/such')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is no browser at "none/such", which DOCS_BUILD_BROWSER names.\n',
  })
  const { code, stderr } = await runWarm(['pdf', 'site', '--out-dir', 'out', '--section', 'guide'], {
    cwd: site.workDir,
    env: { PATH: '', HOME: '', ProgramFiles: '', 'ProgramFiles(x86)': '', LocalAppData: '', DOCS_BUILD_BROWSER: '' },
  })
  // A Mac may have one where all users find it.
  if (process.platform !== 'darwin')
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'No browser found to print with.\nInstall Chromium, Chrome or Edge, or set DOCS_BUILD_BROWSER to the path of one.\n',
    })
})

test.each([
  ['a folder', 'site', '"site" is a folder, expected a file.\n'],
  ['a file below a file', 'site/docs.config.mjs/a.pdf', 'The file "site/docs.config.mjs/a.pdf" can\'t be written. '],
])('%s as the file to write is told before a browser starts', async (_, out, words) => {
  const { code, stderr } = await pdf(['--section', '/guide/', '--out', out])
  expect(code).toBe(2)
  expect(stderr).toContain(words)
})

test('a browser that ends is a failure, with its words', async () => {
  const { code, stdout, stderr } = await pdf(['--section', '/guide/'])
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/did not print the section\. It ended\.\n.*bad option: --headless/)
})

test('a site without sections, or that was not built, says what to do', async () => {
  site.write({ 'docs.config.mjs': configText({}) })
  const [cwd, args] = [site.workDir, ['--section', '/guide/', '--out-dir', 'plain']]
  expect((await runWarm(['pdf', 'site', ...args], { cwd })).stderr).toBe(
    'There is no site in "plain".\nRun `docs-build build` first.\n',
  )
  await runWarm(['build', 'site', '--out-dir', 'plain'], { cwd })
  expect(await runWarm(['pdf', 'site', ...args], { cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr:
      "This site has no pages of sections.\nWrite `print: 'sections'` in the config, and run `docs-build build`.\n",
  })
})
