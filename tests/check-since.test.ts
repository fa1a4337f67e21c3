import { execFileSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

afterEach(() => site.remove())

test('a change is told of its own files, and of what it took away from others', async () => {
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs/untouched.md': `# Untouched

[was always broken](/never) [anchor that never was](/target#never) [file that never was](./never.md)

[removed page](/removed) [removed file](./removed.md) [moved file](./moves.md) [anchor](/target#renamed)
`,
    'docs/removed.md': '# Removed\n',
    'docs/moves.md': '# Moves\n\nWith words of its own, so that git knows it again.\n',
    'docs/target.md': '# Target\n\n## Renamed\n\n## Kept\n',
    'docs/changed.md': '# Changed\n\n[old mistake](/gone)\n',
  })
  git('init', '-q')
  commit()
  git('branch', 'base')
  // What happens on the other branch meanwhile is no change of ours.
  site.write({ 'docs/later.md': '# Later\n' })
  rmSync(join(site.dir, 'docs/removed.md'))
  commit()
  renameSync(join(site.dir, 'docs/moves.md'), join(site.dir, 'docs/moved.md'))
  site.write({
    'docs/target.md': '# Target\n\n## Another name\n\n## Kept\n',
    'docs/changed.md': '# Changed\n\n[old mistake](/gone) \n',
    'docs/new.md': '# New\n\n[new mistake](/gone-too)\n',
  })
  const all = await check()
  expect(all.urls).toHaveLength(9)
  const { code, urls } = await check('--since', 'base')
  expect(code).toBe(1)
  expect(urls).toEqual(['/gone', '/gone-too', '/removed', './removed.md', './moves.md', '/target#renamed'])
  // Against the last commit, the page that was removed before it is an old mistake.
  const { urls: lately } = await check('--since', 'HEAD')
  expect(lately).toEqual(['/gone', '/gone-too', './moves.md', '/target#renamed'])
}, 60_000)

test('a change of what a plugin makes docs from is told of links to these docs', async () => {
  const plugin = `{ name: 'names', sources: [{ id: 'names', async load({ read }) {
    const names = JSON.parse(await read('names.json'))
    const files = names.map(([name, part]) => [name + '.md', { text: '# ' + name + '\\n\\n## ' + part + '\\n', origin: { file: 'names.json' } }])
    return { docs: { routeBasePath: 'names', files: Object.fromEntries(files) } }
  } }] }`
  site = temporarySite({
    '../.gitignore': '.docs-build\ndist\n',
    'docs.config.mjs': `export default { title: 'S', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, plugins: [${plugin}] }`,
    'docs/index.md': '# Home\n\n[gone](/names/ada) [anchor](/names/bob#one) [always](/never) [anchor](/#never)\n',
    'names.json': '[["ada", "One"], ["bob", "One"]]',
  })
  git('init', '-q')
  commit()
  expect((await check('--since', 'HEAD')).urls).toEqual([])
  site.write({ 'names.json': '[["bob", "Two"]]' })
  expect((await check('--since', 'HEAD')).urls).toEqual(['/names/ada', '/names/bob#one'])
}, 60_000)

test('a change without diagnostics succeeds, whatever is wrong elsewhere', async () => {
  site = temporarySite({ '../.gitignore': '.docs-build\ndist\n', 'docs/old.md': '# Old\n\n[x](/gone)\n' })
  git('init', '-q')
  commit()
  site.write({ 'docs/new.md': '# New\n' })
  expect((await check('--since', 'HEAD', '--strict')).code).toBe(0)
})

test('a ref that is none, and a site in no repository, are wrong usage', async () => {
  site = temporarySite()
  const outside = await run('--since', 'main')
  expect(outside).toMatchObject({ code: 2, stdout: '' })
  expect(outside.stderr).toMatch(/^The site is in no git repository\./)
  git('init', '-q')
  commit()
  const unknown = await run('--since', '--main')
  expect(unknown.code).toBe(2)
  expect(unknown.stderr).toBe('Unexpected git ref "--main", expected a commit, branch or tag of this repository.\n')
})

async function check(...flags: string[]) {
  const { code, stdout } = await run('--reporter', 'json', ...flags)
  return { code, urls: JSON.parse(stdout).diagnostics.map(({ url }: { url: string }) => url) }
}

function run(...flags: string[]) {
  return runWarm(['check', 'site', ...flags], { cwd: site.workDir })
}

function commit(): void {
  git('add', '-A')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'x')
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: site.workDir })
}
