import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newOwner } from '../packages/ssg-cli/src/io/lock/lock-owner.ts'
import { root } from './run-cli.ts'
import { runWarm } from './warm-cli.ts'
import { configText, filesBelow, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined

afterEach(() => site?.remove())

test('in a monorepo, reports for code hosts have paths from the top of the repository, others from the working folder', async () => {
  site = temporarySite({ 'docs/a.md': '# A\n\n[x](/gone)\n' })
  const top = join(site.workDir, '..')
  const inRepository = site.dir.slice(top.length + 1)
  const run = async (reporter: string, env: Readonly<Record<string, string>>) =>
    (await runWarm(['check', '--reporter', reporter], { cwd: site?.dir ?? '', env })).stdout
  for (const reporter of ['github', 'sarif', 'junit'])
    expect(await run(reporter, { GITHUB_WORKSPACE: top })).toContain(`${inRepository}/docs/a.md`)
  expect(await run('gitlab', { CI_PROJECT_DIR: top })).toContain(`"path": "${inRepository}/docs/a.md"`)
  expect(await run('json', { GITHUB_WORKSPACE: top })).toContain('"file":"docs/a.md"')
  mkdirSync(join(site.workDir, '.git'))
  expect(await run('github', { GITHUB_WORKSPACE: top })).toContain('file=site/docs/a.md,')
}, 60_000)

/** Ids and links from everywhere: raw HTML, components, formulas, footnotes, the frame, the config. */
const everywhere = {
  'docs.config.mjs': configText({
    navbar: {
      items: [
        { type: 'html', value: '<i id="in-navbar"></i>' },
        { label: 'x', to: '/gone-from-navbar' },
      ],
    },
    announcementBar: { id: 'a', html: '<span id="in-bar">Hi</span>' },
    theme: { css: ['missing.css'] },
    redirects: [{ from: '/old', to: '/a#gone' }],
  }),
  'docs/index.md': `# Home
<a name="old"></a> <p id="para">x</p> <svg id="s1"><g id="s2"/></svg>

## In head <span id="in-head">b</span>
## Foo {#_main}
## Math $x^2$

Text[^1] and again[^1].

[^1]: A note.

[a](#old) [b](#para) [c](#s2) [d](#in-head) [f](#in-bar) [g](#in-navbar) [h](#_main) [i](#_sidebar) [j](#_toc-title)
[k](#gone) [l](#fn-1) [m](#user-content-fn-1) [n](#_state) [p](#adm) <a href="/gone">x</a>
<div onclick="x()">hi</div> <p children="q">r</p>

:::note[**T** x]{#adm}
Text
:::

| a | b |
|---|---|
| [x](/gone2) | y |
`,
  'docs/a.md': `# A
## One
## One
<h2 id="one">raw</h2>

[x](/#para) [y](./#one) [z](/b#tab) [q](/page#in-page) [w](/old) [v](/old#x) [t](/b/#gone)

\`\`\`pyton
x
\`\`\`
`,
  'docs/b.mdx': `import Foo from '../components/Foo'

# B
<Foo/> {1+1}

<Tabs><TabItem value="a">x <a href="/gone3">n</a></TabItem></Tabs>

<br>x</br>
`,
  'components/Foo.jsx':
    "export default function Foo() { return <><b id='tab'/><b id='tab'/><a href='/gone4'>x</a></> }\n",
  'pages/page.jsx': "export default function Page() { return <p id='in-page'><a href='/gone5'>x</a></p> }\n",
  'pages/none.jsx': 'export const a = 1\n',
}

test('a check finds what a build finds: from nothing, with its own answers, and with those of a build', async () => {
  site = temporarySite(everywhere)
  const cold = await report(site, 'check')
  const warm = await report(site, 'check')
  rmSync(join(site.dir, '.docs-build'), { recursive: true })
  const built = await report(site, 'build')
  const afterBuild = await report(site, 'check')
  const builtAgain = await report(site, 'build')
  expect(built.diagnostics.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['broken-anchor', 'broken-link', 'duplicate-id', 'no-default-export', 'render-error']),
  )
  for (const other of [cold, warm, afterBuild, builtAgain]) expect(other).toEqual(built)
})

test('a theme part that the site replaces counts with its ids and links', async () => {
  const footer = "export function Footer() { return <footer><b id='in-footer'/><b id='in-footer'/></footer> }\n"
  site = temporarySite({
    'docs.config.mjs': configText({ theme: { components: { Footer: './components/Footer.jsx' } } }),
    'components/Footer.jsx': footer,
    'docs/index.md': '# Home\n\n[a](#in-footer) [b](#gone)\n',
  })
  const checked = await report(site, 'check')
  expect(checked).toEqual(await report(site, 'build'))
  expect(checked.diagnostics.map(({ code }: { code: string }) => code).sort()).toEqual([
    'broken-anchor',
    // On the doc, the search page and the page for what is not found.
    'duplicate-id',
    'duplicate-id',
    'duplicate-id',
  ])
})

test('a check writes no output, and nothing beside the folder that the tool works in', async () => {
  site = temporarySite({ 'docs/a.mdx': '# A\n\n{1 + 1}\n' })
  const before = names(site)
  const run = await runWarm(['check', 'site', '--reporter', 'json'], { cwd: site.workDir })
  expect(run.code).toBe(0)
  expect(JSON.parse(run.stdout)).toMatchObject({
    ok: true,
    command: 'check',
    pages: 4,
    written: 0,
    unchanged: 0,
    diagnostics: [],
  })
  expect(names(site)).toEqual([...before, '.docs-build'].sort())
})

test('a check runs beside a build, leaves its files alone, and tidies up after one that was killed', async () => {
  site = temporarySite({ 'docs/a.mdx': '# A\n\n{1 + 1} [x](/gone)\n' })
  await site.buildWarm()
  const work = join(site.dir, '.docs-build')
  // A process that lives: this one.
  writeFileSync(join(work, 'lock'), JSON.stringify(newOwner('build', work)))
  const before = filesBelow(work)
  const run = await runWarm(['check', 'site'], { cwd: site.workDir })
  expect(run.stderr).toContain('/gone')
  expect(run.code).toBe(1)
  expect(filesBelow(work)).toEqual(before)

  rmSync(join(work, 'lock'))
  mkdirSync(join(work, 'check-999999999'))
  await runWarm(['check', 'site'], { cwd: site.workDir })
  expect(existsSync(join(work, 'check-999999999'))).toBe(false)
  expect(existsSync(join(work, 'lock'))).toBe(false)
})

test('a build waits for a check to end', async () => {
  site = temporarySite()
  const work = join(site.dir, '.docs-build')
  mkdirSync(work)
  writeFileSync(join(work, 'lock'), JSON.stringify(newOwner('check', work)))
  setTimeout(() => rmSync(join(work, 'lock')), 2500)
  const { code, stderr } = await site.buildWarm()
  expect(code).toBe(0)
  expect(stderr).toContain(`Waiting for a check of this site to end (process ${process.pid}).`)
})

test('--strict makes warnings fail', async () => {
  site = temporarySite({ 'docs/a.md': '# A\n\n[x](#gone)\n' })
  const run = (...flags: string[]) => runWarm(['check', 'site', ...flags], { cwd: site?.workDir ?? root })
  const loose = await run()
  expect(loose.code).toBe(0)
  expect(loose.stderr).toMatch(/Checked 4 pages in 1 version: 1 warning, \d+\.\d s\n$/)
  const strict = await run('--strict')
  expect(strict.code).toBe(1)
  expect(strict.stderr).toMatch(/Failed with 0 errors and 1 warning \(--strict\) after \d+\.\d s\n$/)
})

function names({ dir }: TemporarySite): string[] {
  return readdirSync(dir).sort()
}

async function report({ workDir }: TemporarySite, command: 'build' | 'check') {
  const { code, stdout } = await runWarm([command, 'site', '--reporter', 'json'], { cwd: workDir })
  const { ok, diagnostics } = JSON.parse(stdout)
  return { code, ok, diagnostics }
}
