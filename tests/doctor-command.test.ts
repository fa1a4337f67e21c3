import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

beforeEach(() => {
  site = temporarySite()
})

afterEach(() => site.remove())

const doctor = async () => {
  const { code, stdout, stderr } = await runWarm(['doctor', 'site'], { cwd: site.workDir })
  return { code, stdout: withoutVersions(stdout), stderr }
}
const withoutVersions = (text: string) => text.replace(/\d+\.\d+\.\d+(?:-[\w.]+)?/g, 'VERSION')

const head = `docs-build VERSION, Node VERSION
Config: site/docs.config.mjs
Theme: @docs-build/theme VERSION
Plugins: none
`

test('of a site without anything of its own it says what it is built with', async () => {
  expect(await doctor()).toEqual({ code: 0, stdout: `${head}No problems.\n`, stderr: '' })
})

test('what stands in place of the theme is listed: copies, those that are older than the theme, and others', async () => {
  const components = {
    Footer: 'theme/Footer.tsx',
    'footer.css': 'theme/footer.css',
    TocList: 'a.jsx',
    Icon: 'b.jsx',
    Toc: 'c.jsx',
  }
  site.write({
    'docs.config.mjs': configText({ theme: { components } }),
    'a.jsx': "import Original from '@theme-original/TocList'\nexport default Original\n",
    'b.jsx': 'export default () => null\n',
  })
  await runWarm(['eject', 'Footer', 'site'], { cwd: site.workDir })
  const style = readFileSync(`${site.dir}/theme/footer.css`, 'utf8')
  site.write({ 'theme/footer.css': style.replace(/\(\w+\)/, '(0123456789abcdef)') })
  expect(await doctor()).toEqual({
    code: 1,
    stdout: `${head}In place of the theme:
  Footer      theme/Footer.tsx  copied from VERSION, up to date
  footer.css  theme/footer.css  copied from VERSION, older than src/styles/footer.css of the theme
  TocList     a.jsx             wraps the theme's
  Icon        b.jsx             of the site
  Toc         c.jsx             is not there
2 problems.
`,
    stderr: '',
  })
})

test('plugins are listed with where they come from', async () => {
  site.write({
    'docs.config.mjs': configText({
      plugins: ['@acme/stats', ['./plugins/own.mjs', {}]],
      markdown: { remarkPlugins: [] },
    }),
    'node_modules/@acme/stats/package.json': '{ "name": "@acme/stats", "version": "1.2.0", "exports": "./index.mjs" }',
    'node_modules/@acme/stats/index.mjs': 'export default { name: "stats" }\n',
    'plugins/own.mjs': 'export default () => ({ name: "own" })\n',
  })
  const { stdout } = await doctor()
  expect(stdout).toContain('Plugins: stats (@acme/stats VERSION), own (./plugins/own.mjs)\n')
})

test('packages that are not installed are a problem', async () => {
  const dependencies = { 'remark-none': '1.0.0' }
  site.write({ 'package.json': JSON.stringify({ dependencies, devDependencies: { '@acme/none': '2.0.0' } }) })
  const { code, stdout } = await doctor()
  expect([code, stdout]).toEqual([1, `${head}Not installed: @acme/none, remark-none. Run npm install.\n2 problems.\n`])
})

test('a package.json that can not be read is a problem, and so is a folder in place of a component', async () => {
  site.write({ 'package.json': '{', 'docs.config.mjs': configText({ theme: { components: { Footer: './docs' } } }) })
  const { code, stdout } = await doctor()
  expect([code, stdout.replace(/(can't be read\. ).*/, '$1…')]).toEqual([
    1,
    `${head}package.json can't be read. …\nIn place of the theme:\n  Footer  docs  is not there\n2 problems.\n`,
  ])
})

test('a config that can not be used is told as a build tells it', async () => {
  site.write({ 'docs.config.mjs': 'export default { title: 1 }\n' })
  const { code, stdout, stderr } = await doctor()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain(
    'site/docs.config.mjs:1:18  error  invalid-config  In "title": Unexpected number 1, expected a string',
  )
})
