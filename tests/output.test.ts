/** What a build promises about its output folder, its streams and its exit codes, whatever happens to it. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root, withoutSteps } from './run-cli.ts'
import { configText, filesBelow, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const sites: TemporarySite[] = []
/** Prints of files: a difference names files and not their whole texts. */
const prints = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex').slice(0, 12)]),
  )
const newSite = (files: Readonly<Record<string, string | Uint8Array>> = {}) => {
  const site = temporarySite(files)
  sites.push(site)
  return site
}

afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

/** Many kinds of pages: partials, components with styles, an island, code, pictures, versions. */
const rich: Readonly<Record<string, string>> = {
  'docs.config.mjs': configText({ theme: { mdxComponents: { Box: 'components/Box.jsx' } } }),
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/index.md': '# One\n',
  'docs/index.md': '# Home\n\n[a](./guide/a.mdx)\n\n```js\nconst a = 1\n```\n',
  'docs/guide/a.mdx':
    "import Note from './_note.mdx'\nimport Counter from '@site/components/Counter'\n\n# A\n\n<Note />\n\n<Counter start={2} />\n\n<Box>x</Box>\n",
  'docs/guide/_note.mdx': '## Shared\n\nText $a^2$.\n',
  'docs/guide/b.md': '# B\n\n![Flow](./flow.svg)\n\n:::tip\nText.\n:::\n',
  'docs/guide/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>',
  'components/Box.jsx':
    "import styles from './box.module.css'\nexport default function Box({ children }) {\n  return <b className={styles.box}>{children}</b>\n}\n",
  'components/box.module.css': '.box {\n  color: teal;\n}\n',
  'components/Counter.jsx':
    "'use client'\nimport { useState } from 'react'\nexport default function Counter({ start }) {\n  const [count] = useState(start)\n  return <i>{count}</i>\n}\n",
  'pages/tools.jsx': 'export default function Tools() {\n  return <h1>Tools</h1>\n}\n',
  'pages/search.jsx': 'export default function Search() {\n  return <h1>Search</h1>\n}\n',
  'static/a.txt': 'static',
  ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`docs/many/page-${index}.md`, `# Page ${index}\n`])),
}

describe('the output', () => {
  test('is the same for any number of workers, with a cold and a warm cache, in any folder', async () => {
    const site = newSite(rich)
    expect(await site.buildWarm(['--workers', '1'])).toMatchObject({ code: 0 })
    const first = site.output()
    expect(Object.keys(first).length).toBeGreaterThan(100)
    for (const workers of ['0', '2', '4']) {
      rmSync(join(site.dir, 'dist'), { recursive: true })
      expect(await site.buildWarm(['--workers', workers, '--clean'])).toMatchObject({ code: 0 })
      expect({ workers, files: prints(site.output()) }).toEqual({ workers, files: prints(first) })
    }
    rmSync(join(site.dir, 'dist'), { recursive: true })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(prints(site.output())).toEqual(prints(first))

    const other = newSite()
    cpSync(site.dir, join(other.workDir, 'in/another/folder'), { recursive: true })
    for (const folder of ['dist', '.docs-build'])
      rmSync(join(other.workDir, 'in/another/folder', folder), { recursive: true })
    expect((await runWarm(['build', 'in/another/folder'], { cwd: other.workDir })).code).toBe(0)
    expect(prints(filesBelow(join(other.workDir, 'in/another/folder/dist')))).toEqual(prints(first))
  })

  test('holds a page, and not a redirect that starts where it is', async () => {
    const redirects = [{ from: '/a', to: '/b' }]
    const diagnostics = { 'invalid-redirect': 'warn' }
    const site = newSite({
      'docs.config.mjs': configText({ redirects, diagnostics }),
      'docs/a.md': '# Page A\n',
      'docs/b.md': '# Page B\n',
    })
    const run = await site.buildWarm()
    expect(run.stderr).toContain('warning  invalid-redirect')
    expect(run.code).toBe(0)
    expect(site.output()['a/index.html']).toContain('Page A</h1>')
    expect((await site.buildWarm()).stderr).toContain('0 files written')
  })

  test('gives links of components the base URL, and nothing else that looks like one', async () => {
    const site = newSite({
      'docs.config.mjs': configText({ baseUrl: '/base/', theme: { mdxComponents: { Go: 'components/Go.jsx' } } }),
      'docs/a.mdx': '# A\n\n<Go />\n',
      'components/Go.jsx': 'export default function Go() {\n  return <a data-href="/a" title="x" href="/a">a</a>\n}\n',
    })
    expect((await site.buildWarm()).code).toBe(0)
    expect(site.output()['a/index.html']).toContain('<a data-href="/a" title="x" href="/base/a">')
  })

  test('of a site that moved with its cache is that of its new place', async () => {
    const site = newSite(rich)
    await site.buildWarm()
    const first = site.output()
    const moved = join(site.workDir, 'moved')
    renameSync(site.dir, moved)
    rmSync(join(moved, 'dist'), { recursive: true })
    expect(await runWarm(['build', 'moved'], { cwd: site.workDir })).toMatchObject({ code: 0 })
    expect(prints(filesBelow(join(moved, 'dist')))).toEqual(prints(first))
  })

  test('--no-cache reads nothing from the cache and --clean deletes it', async () => {
    const site = newSite(rich)
    const made = async (flags: readonly string[]) => {
      const run = await site.buildWarm([...flags, '--reporter', 'json'])
      // Printed by the reporter, whose keys a test below checks.
      const { pages, cached } = JSON.parse(run.stdout) as { pages: number; cached: number }
      return pages - cached
    }
    const all = await made([])
    expect(await made([])).toBe(0)
    expect(await made(['--no-cache'])).toBe(all)
    expect(await made([])).toBe(0)
    writeFileSync(join(site.dir, '.docs-build/cache/left'), 'left')
    expect(await made(['--clean'])).toBe(all)
    expect(existsSync(join(site.dir, '.docs-build/cache/left'))).toBe(false)
  })

  test('a cache of nonsense counts as none', async () => {
    const site = newSite(rich)
    await site.buildWarm()
    const first = site.output()
    const cache = join(site.dir, '.docs-build/cache')
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), '{"not": ')
    expect((await site.buildWarm()).stderr).not.toContain('bug')
    expect(prints(site.output())).toEqual(prints(first))
  })

  test('a file of the output that somebody changed or deleted is written again', async () => {
    const site = newSite()
    await site.buildWarm()
    const first = site.output()
    writeFileSync(join(site.dir, 'dist/index.html'), 'changed by hand')
    rmSync(join(site.dir, 'dist/404.html'))
    expect((await site.buildWarm()).stderr).toContain('2 files written')
    expect(prints(site.output())).toEqual(prints(first))
  })

  test('a page whose slug names a file is that file', async () => {
    const site = newSite({ 'docs/a.md': '---\nslug: /old.html\n---\n\n# Old address\n', 'docs/old.md': '# Old\n' })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    const { 'old.html': page, 'old/index.html': other } = site.output()
    expect(String(page)).toContain('Old address</h1>')
    expect(String(page)).toContain('"route":"/old.html"')
    expect(String(other)).toContain('Old</h1>')
  })

  test('a page that is gone is gone from the output; what somebody else put there stays', async () => {
    const site = newSite({ 'docs/a.md': '# A\n' })
    await site.buildWarm()
    writeFileSync(join(site.dir, 'dist/CNAME'), 'docs.example.com')
    rmSync(join(site.dir, 'docs/a.md'))
    await site.buildWarm()
    expect(Object.keys(site.output())).not.toContain('a/index.html')
    expect(site.output()['CNAME']).toBe('docs.example.com')
  })

  test('a folder with files that the tool did not write is refused', async () => {
    const site = newSite()
    mkdirSync(join(site.dir, 'dist'))
    writeFileSync(join(site.dir, 'dist/thesis.txt'), 'years of work')
    const run = await site.buildWarm()
    expect(run.stderr).toContain('holds files that docs-build did not write')
    expect(run.stderr).toContain('--out-dir')
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(site.output()).toEqual({ 'thesis.txt': 'years of work' })
  })

  test.each(['.', '..', 'site', 'site/docs'])('--out-dir %s, which holds sources, is refused', async (outDir) => {
    const site = newSite()
    const run = await site.buildWarm(['--out-dir', outDir])
    expect(run.stderr).toContain('output folder')
    expect(run.code).toBe(2)
    expect(readFileSync(join(site.dir, 'docs/index.md'), 'utf8')).toBe('# Home\n')
  })

  test.each([
    ['is', 'site/dist'],
    ['lies below', 'site/dist/deep'],
  ])('an output folder that %s a file is refused', async (_, outDir) => {
    const site = newSite({ dist: 'a file' })
    const run = await site.buildWarm(['--out-dir', outDir])
    expect(run.stderr).toContain(`"${join(site.dir, 'dist')}" is no folder`)
    expect(run.code).toBe(2)
    expect(readFileSync(join(site.dir, 'dist'), 'utf8')).toBe('a file')
  })

  test.runIf(process.platform === 'linux').each(['/proc/site', '/proc/self/deep/site', '/dev/null/site', '/sys/site'])(
    '--out-dir %s, where no folder can be made, is refused at once',
    async (outDir) => {
      const site = newSite()
      const run = await site.buildWarm(['--out-dir', outDir])
      expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(`"${outDir}" can't be made`) })
      expect(await site.buildWarm()).toMatchObject({ code: 0 })
    },
  )

  test('a link to a folder that is gone is no place for an output', async () => {
    const site = newSite()
    symlinkSync('gone', join(site.dir, 'dist'))
    expect(await site.buildWarm()).toMatchObject({ code: 2, stderr: expect.stringContaining('" is no folder') })
  })

  test('a file where a build keeps what it knows is named, and in the way of no check', async () => {
    const site = newSite({ '.docs-build': 'a file' })
    const words = `Unexpected file "${join(site.dir, '.docs-build')}", expected a folder. Delete it, or give it another name.\n`
    for (const command of [
      ['build', 'site'],
      ['watch', 'site'],
      ['version', '1.0', 'site'],
    ])
      expect(await runWarm(command, { cwd: site.workDir })).toMatchObject({ code: 1, stderr: words })
    expect(await runWarm(['check', 'site'], { cwd: site.workDir })).toMatchObject({ code: 0 })
  })

  test('what was built is no source of the next build, though docs and static files lie around it', async () => {
    const site = newSite({
      'docs.config.mjs': configText({ docs: { path: '.', routeBasePath: '/' }, staticDirs: ['files'] }),
      'files/a.txt': 'A',
    })
    const aside = ['--out-dir', 'site/files/out']
    for (const flags of [[], [], aside, aside]) expect((await site.buildWarm(flags)).code).toBe(0)
    const pages = (folder: string) =>
      Object.keys(filesBelow(join(site.dir, folder))).filter((path) => path.endsWith('index.html'))
    expect(pages('dist')).toEqual(['docs/index.html', 'search/index.html'])
    expect(pages('files/out')).toEqual(['docs/index.html', 'search/index.html'])
  })
})

describe('a build that is stopped', () => {
  // Each page takes a moment, so that there is time to stop in the middle.
  const slow = {
    'docs.config.mjs': configText({ theme: { mdxComponents: { Slow: 'components/Slow.jsx' } } }),
    'components/Slow.jsx':
      "import { writeFileSync } from 'node:fs'\nexport default function Slow() {\n  writeFileSync('site/making', '')\n" +
      '  const end = Date.now() + 200\n  while (Date.now() < end);\n  return null\n}\n',
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`docs/page-${index}.mdx`, `# Page ${index}\n\n<Slow />\n`]),
    ),
  }

  const endless = "const { writeFileSync } = await import('node:fs')\nwriteFileSync('site/looping', '')\nfor (;;);\n"

  test.each([
    ['SIGINT', 130, '2'],
    ['SIGTERM', 143, '2'],
    ['SIGHUP', 129, '2'],
    ['SIGINT', 130, '0'],
  ] as const)('by %s exits with %i and leaves the old output (%s workers)', async (signal, code, workers) => {
    const site = newSite()
    await site.buildWarm()
    const before = site.output()
    site.write(slow)
    const child = start(site, ['--workers', workers])
    // Earlier, while the main thread loads code of the site, the system would end it.
    await expect.poll(() => existsSync(join(site.dir, 'making')), { timeout: 60_000 }).toBe(true)
    child.kill(signal)
    const ended = await child.ended
    expect(ended).toMatchObject({ code, signal: null })
    expect(withoutSteps(ended.stderr)).toBe('Interrupted. The previous output is untouched.\n')
    expect(site.output()).toEqual(before)
    expect(readdirSync(site.dir).filter((name) => name.startsWith('.dist'))).toEqual([])
    expect(existsSync(join(site.dir, '.docs-build/lock'))).toBe(false)
  })

  test.each([
    ['a config', 'SIGINT', { 'docs.config.mjs': endless }],
    [
      'a config that waited',
      'SIGTERM',
      { 'docs.config.mjs': `await new Promise((done) => setTimeout(done, 50))\n${endless}` },
    ],
    [
      'a plugin',
      'SIGTERM',
      {
        'docs.config.mjs': configText({ plugins: ['./plugin.mjs'] }),
        'plugin.mjs': `export default { name: 'loop', async config() {\n${endless}} }\n`,
      },
    ],
  ] as const)('while %s loops, by %s ends at once, and the next build works', async (_what, signal, files) => {
    const site = newSite()
    await site.buildWarm()
    const before = site.output()
    const config = readFileSync(join(site.dir, 'docs.config.mjs'), 'utf8')
    site.write(files)
    const child = start(site, [])
    await expect.poll(() => existsSync(join(site.dir, 'looping')), { timeout: 60_000 }).toBe(true)
    const stoppedAt = performance.now()
    child.kill(signal)
    // Shells tell a process that a signal ended as 128 and the signal's number: 130 and 143.
    expect((await child.ended).signal).toBe(signal)
    expect(performance.now() - stoppedAt).toBeLessThan(30_000)
    expect(site.output()).toEqual(before)
    site.write({ 'docs.config.mjs': config })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(readdirSync(site.dir).filter((name) => name.startsWith('.dist'))).toEqual([])
    expect(readdirSync(join(site.dir, '.docs-build')).filter((name) => name.startsWith('lock'))).toEqual([])
  })

  test('by SIGKILL leaves the old output, and the next build works', async () => {
    const site = newSite()
    await site.buildWarm()
    const before = site.output()
    site.write(slow)
    const child = start(site, [])
    await expect.poll(() => existsSync(join(site.dir, '.dist.docs-build-new')), { timeout: 60_000 }).toBe(true)
    child.kill('SIGKILL')
    await child.ended
    expect(site.output()).toEqual(before)
    rmSync(join(site.dir, 'docs'), { recursive: true })
    site.write({ 'docs/index.md': '# Home\n' })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(readdirSync(site.dir).filter((name) => name.startsWith('.dist'))).toEqual([])
  })

  test('two builds at once: the second one says so and changes nothing', async () => {
    const site = newSite(slow)
    const child = start(site, [])
    await expect.poll(() => existsSync(join(site.dir, '.docs-build/lock')), { timeout: 60_000 }).toBe(true)
    const second = await site.buildWarm()
    expect(second.stderr).toMatch(
      /^Another build of this site is running \(process \d+\)\. Wait for it to end, then build again\. The lock is ".+\.docs-build\/lock"\.\n$/,
    )
    expect(second).toMatchObject({ code: 1, stdout: '' })
    await expect.poll(() => existsSync(join(site.dir, 'making')), { timeout: 60_000 }).toBe(true)
    child.kill('SIGTERM')
    expect((await child.ended).code).toBe(143)
  })

  function start(site: TemporarySite, flags: readonly string[]) {
    const child = spawn(process.execPath, [resolve(root, 'bin/docs-build.js'), 'build', 'site', ...flags], {
      cwd: site.workDir,
      env: { ...process.env, CI: 'true' },
    })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string }>((done) =>
      child.on('close', (code, by) => done({ code, signal: by, stderr })),
    )
    return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended }
  }
})

describe('reporters', () => {
  const findings = { 'docs/index.md': '# Home\n\n[a](/nowhere), [b](#nothing)\n' }

  test('json prints one object with the keys of the contract, and nothing else', async () => {
    const run = await newSite(findings).buildWarm(['--reporter', 'json'])
    expect(run).toMatchObject({ code: 1, stderr: '' })
    const report: unknown = JSON.parse(run.stdout)
    expect(report).toEqual({
      ok: false,
      command: 'build',
      durationMs: expect.any(Number),
      pages: 3,
      written: 0,
      unchanged: 0,
      cached: 0,
      outDir: 'site/dist',
      diagnostics: [
        {
          code: 'broken-link',
          severity: 'error',
          message: 'Unexpected link "/nowhere", expected the URL of a page or file of this site',
          file: 'site/docs/index.md',
          line: 3,
          column: 5,
          endLine: 3,
          endColumn: 13,
          url: '/nowhere',
          route: '/',
        },
        {
          code: 'broken-anchor',
          severity: 'warning',
          message: 'Unexpected anchor "#nothing" in link "#nothing", expected an id of page "/"',
          file: 'site/docs/index.md',
          line: 3,
          column: 20,
          endLine: 3,
          endColumn: 28,
          url: '#nothing',
          route: '/',
        },
      ],
    })
  })

  test('json says ok on success', async () => {
    const run = await newSite().buildWarm(['--reporter', 'json'])
    expect(run.code).toBe(0)
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: true, pages: 3, diagnostics: [], outDir: 'site/dist' })
  })

  test('json tells of a config that cannot be used', async () => {
    const run = await newSite({ 'docs.config.mjs': 'export default {}' }).buildWarm(['--reporter', 'json'])
    expect(run.code).toBe(2)
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'invalid-config' }, {}] })
  })

  test('github prints a command for each finding', async () => {
    const run = await newSite(findings).buildWarm(['--reporter', 'github'])
    expect(run.stdout.split('\n').filter((line) => line.startsWith('::'))).toEqual([
      expect.stringMatching(/^::error file=site\/docs\/index\.md,line=3,.*::.*"\/nowhere"/),
      expect.stringMatching(/^::warning file=site\/docs\/index\.md,line=3,.*::.*"#nothing"/),
    ])
    expect(run.code).toBe(1)
  })

  test('in a workflow of GitHub it is the default', async () => {
    const run = await newSite(findings).buildWarm([], { GITHUB_ACTIONS: 'true' })
    expect(run.stdout).toMatch(/^::error file=/m)
  })

  test('sarif prints a log of version 2.1.0', async () => {
    const run = await newSite(findings).buildWarm(['--reporter', 'sarif'])
    expect(run.code).toBe(1)
    expect(JSON.parse(run.stdout)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'docs-build' } },
          results: [
            {
              ruleId: 'broken-link',
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'site/docs/index.md' },
                    region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 13 },
                  },
                },
              ],
            },
            { ruleId: 'broken-anchor', level: 'warning' },
          ],
        },
      ],
    })
  })

  test('pretty keeps stdout empty and has no colours without a terminal', async () => {
    const run = await newSite(findings).buildWarm()
    expect(run.stdout).toBe('')
    expect(run.stderr).not.toContain('\u001B')
  })
})

describe('flags', () => {
  test('--strict makes warnings fail, and the old output stays', async () => {
    const site = newSite()
    await site.buildWarm()
    const before = site.output()
    site.write({ 'docs/index.md': '# Home\n\n[b](#nothing)\n' })
    const strict = await site.buildWarm(['--strict'])
    expect(strict.stderr).toContain('(--strict)')
    expect(strict.code).toBe(1)
    expect(site.output()).toEqual(before)
    expect((await site.buildWarm()).code).toBe(0)
  })

  test.each([
    ['--nowhere'],
    ['--reporter', 'xml'],
    ['--workers', 'many'],
    ['--workers', '-1'],
    ['--out-dir'],
    ['another', 'argument'],
  ])('%s %s is wrong usage', async (...flags) => {
    const run = await newSite().buildWarm(flags)
    expect(run.stderr).not.toBe('')
    expect(run.stderr).not.toContain('bug')
    expect(run).toMatchObject({ code: 2, stdout: '' })
  })

  test('an unknown command is wrong usage, help is not', async () => {
    const { workDir } = newSite()
    expect(await runWarm(['biuld'], { cwd: workDir })).toMatchObject({ code: 2, stdout: '' })
    const help = await runWarm(['build', '--help'], { cwd: workDir })
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toContain('--out-dir')
    expect((await runWarm(['--version'], { cwd: workDir })).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test('without a site the working folder counts, or else its folder "site"', async () => {
    const site = newSite()
    expect((await runWarm(['build'], { cwd: site.workDir })).stderr).toContain('"site/dist"')
    expect((await runWarm(['build'], { cwd: site.dir })).stderr).toContain('"dist"')
  })
})

describe('git', () => {
  const dated = {
    'docs.config.mjs': configText({
      docs: { path: 'docs', routeBasePath: '/', lastUpdated: { date: true, author: true } },
    }),
  }
  const git = (site: TemporarySite, args: readonly string[], date = '2024-01-02T03:04:05Z') =>
    execFileSync(
      'git',
      ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'init.defaultBranch=main', ...args],
      {
        cwd: site.workDir,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
        stdio: 'ignore',
      },
    )

  function committed() {
    const site = newSite({ ...dated, 'docs/old.md': '# Old\n' })
    git(site, ['init'])
    git(site, ['add', '.'])
    git(site, ['commit', '-m', 'First'])
    site.write({ 'docs/index.md': '# Home, later\n' })
    git(site, ['commit', '-am', 'Second'], '2025-06-07T08:09:10Z')
    return site
  }

  test('dates and authors are those of the last commit of each file', async () => {
    const site = committed()
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(site.output()['old/index.html']).toContain('2024-01-02')
    expect(site.output()['index.html']).toContain('2025-06-07')
    expect(site.output()['index.html']).toContain('Ada')
    expect(site.output()['sitemap.xml']).toContain('<lastmod>2024-01-02</lastmod>')
  })

  test('a shallow clone says so and shows no dates', async () => {
    const site = committed()
    git(site, ['clone', '--depth', '1', `file://${site.workDir}`, join(site.workDir, 'clone')])
    const run = await runWarm(['build', 'site'], { cwd: join(site.workDir, 'clone') })
    expect(run.stderr).toContain('warning  shallow-clone')
    expect(run.stderr).toContain('git fetch --unshallow')
    expect(run.code).toBe(0)
    const home = readFileSync(join(site.workDir, 'clone/site/dist/index.html'), 'utf8')
    expect(home).not.toMatch(/202[45]-\d\d-\d\d/)
    expect(home).not.toContain('Ada')
  })

  test('without a repository there are no dates and nothing is said', async () => {
    const run = await newSite(dated).buildWarm()
    expect(run.stderr).toMatch(/^Built/)
  })

  test('a version can be read from a ref', async () => {
    const site = committed()
    git(site, ['tag', 'v1'])
    site.write({
      'docs/index.md': '# Home of next\n',
      'docs/new.md': '# New\n',
      'versions.json': '["1.0"]',
      'docs.config.mjs': configText({
        docs: { path: 'docs', routeBasePath: '/', versions: { '1.0': { git: { ref: 'v1', dir: 'site/docs' } } } },
      }),
    })
    expect(await site.buildWarm()).toMatchObject({ code: 0 })
    expect(site.output()['index.html']).toContain('<h1>Home, later</h1>')
    expect(site.output()['next/index.html']).toContain('<h1>Home of next</h1>')
    expect(Object.keys(site.output())).toEqual(expect.arrayContaining(['old/index.html', 'next/new/index.html']))
    expect(Object.keys(site.output())).not.toContain('new/index.html')
  })
})
