import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

afterEach(() => site.remove())

const links = [
  '[moved](./guides/old.md#part) [moved](guides/old.md) [moved](</guides/old>) [./guides/old.md](./guides/old.md "t")',
  '[no ending](./02-numbered) [other ending](target.mdx)',
  '[renamed](./target.md#before) [misspelt](/target#ketp) [moved route](/guides/old?q=1#part)',
  '',
  '[ref]: ./guides/old.md',
  '[ref]',
  '',
  '`./guides/old.md` and ./guides/old.md',
]
const repaired = [
  '[moved](./manuals/new.md#part) [moved](manuals/new.md) [moved](</manuals/new>) [./guides/old.md](./manuals/new.md "t")',
  '[no ending](./02-numbered.md) [other ending](target.md)',
  '[renamed](./target.md#after) [misspelt](/target#kept) [moved route](/manuals/new?q=1#part)',
  '',
  '[ref]: ./manuals/new.md',
  '[ref]',
  '',
  '`./guides/old.md` and ./guides/old.md',
]

test('what has one safe answer is repaired with the smallest edit, and nothing else', async () => {
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs/guides/old.md': '# Moves\n\n## Part\n\nWith words of its own, so that git knows it again.\n',
    'docs/02-numbered.md': '# Numbered\n',
    'docs/target.md': '# Target\n\n## First\n\n## Before\n\n## Kept\n',
  })
  git('init', '-q')
  commit()
  mkdirSync(join(site.dir, 'docs/manuals'))
  renameSync(join(site.dir, 'docs/guides/old.md'), join(site.dir, 'docs/manuals/new.md'))
  site.write({
    'docs/target.md': '# Target\n\n## First\n\n## After\n\n## Kept\n',
    // A byte order mark, line ends of Windows, no line end at the end.
    'docs/windows.md': `\uFEFF${['# W', '', ...links].join('\r\n')}`,
    'docs/component.mdx':
      '# C\n\n<a href="/guides/old">x</a> <Button href={"/guides/old"}>y</Button>\n\n```\n[x](./guides/old.md)\n```\n',
    'docs/unclear.md': '# U\n\n[a](./never.md) [b](/target#nothing-like-it) [c](/nowhere)\n',
  })
  chmodSync(join(site.dir, 'docs/windows.md'), 0o640)
  const { code, stderr, fixes } = await fix()
  expect(code).toBe(1)
  expect(stderr).toBe('')
  expect(text('docs/windows.md')).toBe(`\uFEFF${['# W', '', ...repaired].join('\r\n')}`)
  expect(statSync(join(site.dir, 'docs/windows.md')).mode & 0o777).toBe(0o640)
  expect(text('docs/component.mdx')).toContain('<a href="/manuals/new">x</a>')
  expect(text('docs/component.mdx')).toContain('\n[x](./guides/old.md)\n')
  expect(text('docs/unclear.md')).toBe('# U\n\n[a](./never.md) [b](/target#nothing-like-it) [c](/nowhere)\n')
  expect(fixes).toContainEqual({
    file: 'site/docs/windows.md',
    line: 3,
    column: 9,
    endLine: 3,
    endColumn: 29,
    before: './guides/old.md#part',
    after: './manuals/new.md#part',
    reason: 'the file moved',
  })
  expect(readdirSync(join(site.dir, 'docs')).sort()).toEqual(
    ['02-numbered.md', 'component.mdx', 'index.md', 'manuals', 'target.md', 'unclear.md', 'windows.md']
      .concat(['guides'])
      .sort(),
  )

  // What was repaired stays repaired, and is found by the check that follows.
  const again = await fix()
  expect(again.fixes).toEqual([])
  expect(again.files).toEqual(['site/docs/unclear.md'])
}, 60_000)

test('links of translations follow files as those of their originals do, and a translation hears where its original went', async () => {
  const docs = { path: 'docs', routeBasePath: '/' }
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/index.md'
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs.config.mjs': configText({ docs, i18n: { default: 'en', locales: { en: {}, de: {}, fr: {} } } }),
    'docs/index.md': '# Home\n\n[Old](guides/old.md)\n',
    'docs/guides/old.md': '# Moves\n\nWith words of its own, so that git knows it again.\n',
    'i18n/de/docs/index.md': '# Start\n\n[Alt](guides/old.md)\n',
    'i18n/de/docs/guides/old.md': '# Zieht um\n',
    [french]: '# Accueil\n\n[Vieux](./guides/old.md)\n',
  })
  git('init', '-q')
  commit()
  mkdirSync(join(site.dir, 'docs/manuals'))
  renameSync(join(site.dir, 'docs/guides/old.md'), join(site.dir, 'docs/manuals/new.md'))
  const { code, stderr } = await runWarm(['check', '--fix'], { cwd: site.dir })
  expect(stderr).toContain(
    'i18n/de/docs/guides/old.md  warning  unused-translation  Unexpected translation of "docs/guides/old.md", which moved to "docs/manuals/new.md"\n' +
      '  Move it to "i18n/de/docs/manuals/new.md".\n',
  )
  expect(code).toBe(0)
  expect(readFileSync(join(site.dir, 'i18n/de/docs/index.md'), 'utf8')).toBe('# Start\n\n[Alt](manuals/new.md)\n')
  expect(readFileSync(join(site.dir, french), 'utf8')).toBe('# Accueil\n\n[Vieux](./manuals/new.md)\n')
})

test('links in the data of components, in pages and in the config follow a move too', async () => {
  const config = (url: string) => `export default {
  title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  navbar: { items: [${Array.from({ length: 8 }, () => `{ label: 'Use', to: '${url}' }`).join()}] },
  redirects: [{ from: '/earlier', to: '${url}' }],
  footer: { links: [{ title: 'A', items: [{ label: 'Use', href: '${url}' }] }] },
}
`
  const doc = (url: string) => `import Cards from '@site/src/Cards'

export const all = [{ href: '/other' }, { href: '${url}' }, { href: "${url}" }]

# Home

<Cards items={all} />

\`\`\`js
const sample = { href: '/guides/old' }
\`\`\`

<Cards items={[{ href: '${url}' },
  { "href": "${url}" }]} />
`
  const page = (url: string) =>
    `const list = [{ to: '${url}' }]\nexport default () => list.map(({ to }) => <a key={to} href={to}>x</a>)\n`
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs.config.mjs': config('/guides/old'),
    'docs/index.mdx': doc('/guides/old'),
    'docs/guides/old.md': '# Moves\n\nWith words of its own, so that git knows it again.\n',
    'docs/other.md': '# Other\n',
    'pages/tools.jsx': page('/guides/old'),
    'src/Cards.jsx': 'export default ({ items }) => items.map(({ href }, at) => <a key={at} href={href}>x</a>)\n',
  })
  rmSync(join(site.dir, 'docs/index.md'))
  git('init', '-q')
  commit()
  renameSync(join(site.dir, 'docs/guides/old.md'), join(site.dir, 'docs/guides/new.md'))
  expect(await fix()).toMatchObject({ code: 0, stderr: '', files: [] })
  expect(text('docs.config.mjs')).toBe(config('/guides/new'))
  expect(text('docs/index.mdx')).toBe(doc('/guides/new'))
  expect(text('pages/tools.jsx')).toBe(page('/guides/new'))
}, 60_000)

test('moves in the history count, through several of them, and links are followed', async () => {
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs/a.md': '# Moves\n\nWith words of its own, so that git knows it again.\n',
    'real.md': '# Linked\n\n[x](./a.md)\n',
  })
  symlinkSync('../real.md', join(site.dir, 'docs/linked.md'))
  git('init', '-q')
  commit()
  for (const [from, to] of [
    ['a.md', 'b.md'],
    ['b.md', 'c.md'],
  ] as const) {
    renameSync(join(site.dir, 'docs', from), join(site.dir, 'docs', to))
    commit()
  }
  const name = execFileSync('git', ['rev-parse', '--short', 'HEAD~1'], { cwd: site.workDir, encoding: 'utf8' }).trim()
  for (const command of ['check', 'build', 'check']) {
    const { stderr } = await runWarm([command, 'site'], { cwd: site.workDir })
    expect(stderr).toContain(`Unexpected link "./a.md", which moved to "./c.md" in ${name}\n`)
    expect(stderr).toContain('  Write "./c.md".\n')
    expect(stderr).not.toContain('Did you mean')
  }
  const run = await runWarm(['check', 'site', '--fix', '--strict'], { cwd: site.workDir })
  expect(run.code).toBe(0)
  expect(run.stderr).toMatch(
    /^Fixed site\/docs\/linked\.md:3:5: "\.\/a\.md" → "\.\/c\.md" \(the file moved\)\nChecked 5 pages/,
  )
  expect(readFileSync(join(site.dir, 'real.md'), 'utf8')).toBe('# Linked\n\n[x](./c.md)\n')
}, 60_000)

test('without --fix no file is touched', async () => {
  site = temporarySite({ 'docs/a.md': '# A\n\n[x](./index)\n' })
  writeFileSync(join(site.dir, 'docs/b.md'), '# B\n\n[x](./a.mdx)\n')
  const { stdout } = await runWarm(['check', 'site', '--reporter', 'json'], { cwd: site.workDir })
  expect(JSON.parse(stdout)).not.toHaveProperty('fixes')
  expect(text('docs/b.md')).toBe('# B\n\n[x](./a.mdx)\n')
})

async function fix() {
  const { code, stdout, stderr } = await runWarm(['check', 'site', '--fix', '--reporter', 'json'], {
    cwd: site.workDir,
  })
  const { fixes, diagnostics } = JSON.parse(stdout)
  const files: string[] = diagnostics.map(({ file }: { file: string }) => file)
  return { code, stderr, fixes, files: [...new Set(files)] }
}

function text(file: string): string {
  return readFileSync(join(site.dir, file), 'utf8')
}

function commit(): void {
  git('add', '-A')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'x')
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: site.workDir })
}

test('imports and included code follow files that moved, and move along with their page', async () => {
  const words = 'with words of its own, so that git knows it again'
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'parts/_p.mdx': `Part ${words}.\n`,
    'parts/Own.jsx': `export default () => <b>Component ${words}</b>\n`,
    'docs/code/snip.js': `run() // code ${words}\nexport const n = 1\n`,
    'docs/page.mdx': [
      `import P from '../parts/_p.mdx'`,
      `import Q from "@site/parts/_p.mdx"`,
      `import Own from '../parts/Own'`,
      `import raw from '!!raw-loader!./code/snip.js'`,
      '',
      '# Page',
      '',
      '<P /> <Q /> <Own /> {raw.length}',
      '',
      '```js file=./code/snip.js title="./code/snip.js"',
      '```',
      '',
      '```js file="./code/snip.js"',
      '```',
      '',
    ].join('\n'),
    'docs/goes.mdx': `import P from '../parts/_p.mdx'\n\n# Goes\n\n<P /> It goes ${words}.\n\n\`\`\`js file=code/snip.js\n\`\`\`\n`,
  })
  git('init', '-q')
  commit()
  for (const folder of ['lib', 'docs/deep']) mkdirSync(join(site.dir, folder))
  git('mv', 'site/parts/_p.mdx', 'site/lib/_new part.mdx')
  git('mv', 'site/parts/Own.jsx', 'site/lib/Own.jsx')
  git('mv', 'site/docs/code/snip.js', 'site/lib/snip.js')
  git('mv', 'site/docs/goes.mdx', 'site/docs/deep/goes.mdx')
  expect(await runWarm(['check', 'site', '--fix'], { cwd: site.workDir })).toMatchObject({ code: 0 })
  expect(text('docs/page.mdx').split('\n')).toEqual([
    `import P from '../lib/_new part.mdx'`,
    `import Q from "@site/lib/_new part.mdx"`,
    `import Own from '../lib/Own'`,
    `import raw from '!!raw-loader!../lib/snip.js'`,
    '',
    '# Page',
    '',
    '<P /> <Q /> <Own /> {raw.length}',
    '',
    '```js file=../lib/snip.js title="./code/snip.js"',
    '```',
    '',
    '```js file="../lib/snip.js"',
    '```',
    '',
  ])
  expect(text('docs/deep/goes.mdx')).toContain(`import P from '../../lib/_new part.mdx'\n`)
  expect(text('docs/deep/goes.mdx')).toContain('file=../../lib/snip.js\n')
})

test('ids in sidebars follow docs that moved', async () => {
  const sidebars = (id: string) =>
    `export default {\n  main: [\n    '${id}',\n    'index', "${id}",\n    { type: 'category', label: 'guide/install', link: { type: 'doc', id: '${id}' }, items: ['index'] },\n  ],\n}\n`
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/', sidebars: './sidebars.js' } }),
    'sidebars.js': sidebars('guide/install'),
    'docs/01-guide/02-install.md': '# Install\n\nWith words of its own, so that git knows it again.\n',
  })
  git('init', '-q')
  commit()
  mkdirSync(join(site.dir, 'docs/start'))
  git('mv', 'site/docs/01-guide/02-install.md', 'site/docs/start/3-setup.md')
  await runWarm(['check', 'site', '--fix'], { cwd: site.workDir })
  expect(text('sidebars.js')).toBe(sidebars('start/setup').replace("label: 'start/setup'", "label: 'guide/install'"))
})

test('a file that moved has its links mended: to what moved with it, and to what stayed', async () => {
  const words = 'With words of its own, so that git knows it again.\n'
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs/guide/install.md': `# Install\n\n[a](use.md#calls) [b](./stays.md) [c](@site/docs/guide/use.md) ![d](flow.svg)\n\n${words}`,
    'docs/guide/use.md': `# Use\n\n## Calls\n\n[a](install.md)\n\nOther ${words}`,
    'docs/guide/stays.md': '# Stays\n',
    'docs/guide/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  git('init', '-q')
  commit()
  mkdirSync(join(site.dir, 'docs/start'))
  git('mv', 'site/docs/guide/install.md', 'site/docs/start/setup.md')
  git('mv', 'site/docs/guide/use.md', 'site/docs/start/usage.md')
  expect((await runWarm(['check', 'site', '--fix'], { cwd: site.workDir })).code).toBe(0)
  expect(readFileSync(join(site.dir, 'docs/start/setup.md'), 'utf8').split('\n')[2]).toBe(
    '[a](usage.md#calls) [b](../guide/stays.md) [c](@site/docs/start/usage.md) ![d](../guide/flow.svg)',
  )
  expect(readFileSync(join(site.dir, 'docs/start/usage.md'), 'utf8')).toContain('[a](setup.md)')
})

test('a link that a component makes is mended where the component is written, and what code puts together is told', async () => {
  const words = 'With words of its own, so that git knows it again.\n'
  const box = (url: string) =>
    `export default () => <p><a href="${url}">a</a> <a href={'/guide' + '/install'}>b</a></p>\n`
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs/guide/install.md': `# Install\n\n${words}`,
    'docs/page.mdx': "import Box from '@site/parts/Box'\n\n# Page\n\n<Box />\n",
    'parts/Box.jsx': "export { default } from './inner.jsx'\n",
    'parts/inner.jsx': box('/guide/install'),
  })
  git('init', '-q')
  commit()
  git('mv', 'site/docs/guide/install.md', 'site/docs/guide/setup.md')
  const { code, stdout, stderr } = await runWarm(['check', 'site', '--fix'], { cwd: site.workDir })
  expect(readFileSync(join(site.dir, 'parts/inner.jsx'), 'utf8')).toBe(box('/guide/setup'))
  expect({ code, told: `${stdout}${stderr}`.includes('Code makes this URL') }).toEqual({ code: 1, told: true })
})

test('ids in the navbar and front matter, and URLs of files in static folders, follow what moved', async () => {
  const words = 'With words of its own, so that git knows it again.\n'
  const written = (id: string, file: string) => ({
    'docs.config.mjs': configText({
      docs: { path: 'docs', routeBasePath: '/' },
      navbar: {
        items: [
          { type: 'doc', docId: id, label: 'Use' },
          { label: 'File', href: file },
        ],
      },
    }),
    'docs/page.md': `---\npagination_next: ${id}\n---\n\n[a](${file}?v=1) ![b](/a.svg)\n`,
  })
  site = temporarySite({
    ...written('guide/install', '/files/old.txt'),
    '../.gitignore': '.docs-build\ndist\n',
    'docs/guide/install.md': `# Install\n\n${words}`,
    'static/files/old.txt': words,
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  git('init', '-q')
  commit()
  git('mv', 'site/docs/guide/install.md', 'site/docs/guide/setup.md')
  git('mv', 'site/static/files/old.txt', 'site/static/files/new name.txt')
  git('mv', 'site/static/a.svg', 'site/static/b.svg')
  const { stderr } = await runWarm(['check', 'site'], { cwd: site.workDir })
  expect(stderr).toContain('Unexpected doc id "guide/install" in the navbar, which moved to "guide/setup"\n')
  expect(stderr).toContain('Unexpected URL "/a.svg", which moved to "/b.svg"\n')
  await runWarm(['check', 'site', '--fix'], { cwd: site.workDir })
  const after = written('guide/setup', '/files/new%20name.txt')
  expect(text('docs.config.mjs')).toBe(after['docs.config.mjs'])
  expect(text('docs/page.md')).toBe(after['docs/page.md'].replace('/a.svg', '/b.svg'))
})
