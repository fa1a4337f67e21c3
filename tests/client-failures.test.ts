/** Code for browsers that can't be bundled is told where it stands, and takes no other code of the site with it. */
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

/** What is wrong → the files that make it so, plugins and stylesheets of the config, and where it is told. */
const wrong: Readonly<
  Record<string, { readonly files: Readonly<Record<string, string>>; readonly more: Added; readonly told: RegExp }>
> = {
  'a module of a plugin that imports nothing': {
    files: { 'bad.js': "import './nowhere.js'\n" },
    more: { plugin: 'bad.js' },
    told: /^site\/bad\.js:1:8 {2}warning {2}bundle-error {2}Unexpected import "\.\/nowhere\.js"/,
  },
  'a module of a plugin that is not there': {
    files: {},
    more: { plugin: 'lost.js' },
    told: /^site\/docs\.config\.mjs:1:\d+ {2}warning {2}broken-import {2}Plugin "bad": Unexpected import "\.\/lost\.js"/,
  },
  'a module of a plugin that leaves the repository': {
    files: { 'bad.js': "import '../beside.js'\n", '../beside.js': '' },
    more: { plugin: 'bad.js' },
    told: /^site\/bad\.js:1:9 {2}warning {2}outside-file {2}Unexpected "\.\.\/beside\.js"/,
  },
  'a stylesheet that imports nothing': {
    files: { 'bad.css': "@import './nowhere.css';\n" },
    more: { style: 'bad.css' },
    told: /^site\/bad\.css:1:9 {2}warning {2}bundle-error {2}Unexpected import "\.\/nowhere\.css"/,
  },
  'a stylesheet that leaves the repository': {
    files: { 'bad.css': "@import '../beside.css';\n", '../beside.css': '' },
    more: { style: 'bad.css' },
    told: /^site\/bad\.css:1:10 {2}warning {2}outside-file {2}Unexpected "\.\.\/beside\.css"/,
  },
  'a React page that is cut off': {
    files: { 'pages/bad.jsx': 'export default () => <p>{' },
    more: {},
    told: /^site\/pages\/bad\.jsx:1:26 {2}warning {2}bundle-error {2}Unexpected end of file/,
  },
}

interface Added {
  readonly plugin?: string
  readonly style?: string
}

test.each(Object.entries(wrong))('%s is told, and all other code stays', async (_, { files, more, told }) => {
  const site = temporarySite({
    'docs.config.mjs': configText({
      diagnostics: { 'bundle-error': 'warn', 'broken-import': 'warn', 'outside-file': 'warn' },
      plugins: [
        { name: 'sound', client: ['sound.js'] },
        { name: 'bad', client: [more.plugin ?? []].flat() },
      ],
      theme: { css: ['sound.css', more.style ?? []].flat() },
    }),
    'sound.js': "console.log('of the sound plugin')\n",
    'sound.css': '.of-the-sound-style { color: red }\n',
    'pages/sound.jsx': 'export default () => <p onClick={() => 1}>of the sound page</p>\n',
    ...files,
  })
  sites.push(site)
  const { code, stderr } = await site.buildWarm()
  expect(stderr.split('\n').filter((line) => line.startsWith('site/'))).toEqual([expect.stringMatching(told)])
  expect(code).toBe(0)
  const output = Object.entries(site.output())
  const has = (extension: string, text: string) =>
    output.some(([path, content]) => path.endsWith(extension) && content.includes(text))
  expect({
    theme: has('.js', 'docs-build:route-did-update'),
    plugin: has('.js', 'of the sound plugin'),
    page: has('.js', 'of the sound page'),
    style: has('.css', 'of-the-sound-style'),
  }).toEqual({ theme: true, plugin: true, page: true, style: true })
})

test('packages may ask for modules of Node, which are empty in browsers; code of the site is told that there are none', async () => {
  const site = temporarySite({
    'node_modules/asks/package.json':
      '{ "name": "asks", "main": "main.js", "browser": { "fs": false, "./inner.js": false } }',
    'node_modules/asks/inner.js': "require('tls')\n",
    'node_modules/asks/main.js':
      "require('fs')\nrequire('./inner.js')\nconst { get } = require('http')\nconst url = require('node:url')\nexports.asks = () => (get ? 'on a server' : 'in a browser') + typeof url + require('tty').isatty()\n",
    'node_modules/tty-browserify/package.json': '{ "name": "tty-browserify", "main": "main.js" }',
    'node_modules/tty-browserify/main.js': "exports.isatty = () => 'stands for tty'\n",
    'components/Asks.jsx': "'use client'\nimport { asks } from 'asks'\nexport default () => <b>{asks()}</b>\n",
    'components/Own.jsx': "'use client'\nimport { get } from 'http'\nexport default () => <b>{typeof get}</b>\n",
    'docs/a.mdx': "import Asks from '@site/components/Asks'\n\n# A\n\n<Asks />\n",
    'docs/b.mdx': "import Own from '@site/components/Own'\n\n# B\n\n<Own />\n",
  })
  sites.push(site)
  const { stderr } = await site.buildWarm()
  expect(stderr.split('\n').filter((line) => /^site\/|^ {2}[A-Z]/.test(line))).toEqual([
    'site/components/Own.jsx:2:21  error  bundle-error  Unexpected import "http", expected a file or package that exists',
    '  It is a module of Node, which browsers do not have.',
  ])
  site.write({ 'components/Own.jsx': 'export default () => <b>Own</b>\n' })
  await site.buildWarm()
  expect(Object.values(site.output()).join('')).toContain('stands for tty')
})
