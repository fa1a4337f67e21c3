import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite

afterEach(() => site.remove())

test('URLs are locked, kept by a redirect, and missed when a page moves, with the redirect to write', async () => {
  site = temporarySite({ 'docs/guides/install.md': '# Install\n\n## Linux\n', 'docs/about.md': '# About\n' })
  git(site, 'init', '-q')
  commit(site)
  const updated = await run(site, 'routes', '--update')
  expect(updated.code).toBe(0)
  expect(updated.stderr).toBe('site/routes.lock: 4 URLs, 4 added, 0 removed.\n')
  expect(lockOf(site)).toEqual(['/', '/about', '/guides/install', '  #linux', '/search'])
  expect((await run(site, 'routes', '--update')).stderr).toBe('site/routes.lock: 4 URLs, nothing changed.\n')
  commit(site)

  // Moved without git: what it does not know yet counts too.
  mkdirSync(join(site.dir, 'docs/setup'))
  renameSync(join(site.dir, 'docs/guides/install.md'), join(site.dir, 'docs/setup/first-steps.md'))
  const index = readFileSync(join(site.workDir, '.git/index'))
  for (const command of ['check', 'build', 'check']) {
    const { code, stderr } = await run(site, command)
    expect(code).toBe(0)
    expect(stderr).toContain('site/routes.lock:5:1  warning  removed-route')
    expect(stderr).toContain(`{ from: '/guides/install', to: '/setup/first-steps' },`)
  }
  expect(readFileSync(join(site.workDir, '.git/index')).equals(index)).toBe(true)
  expect((await run(site, 'check', '--strict')).code).toBe(1)

  const redirects = [{ from: '/guides/install', to: '/setup/first-steps' }]
  site.write({ 'docs.config.mjs': configText({ redirects }) })
  expect((await run(site, 'check', '--strict')).code).toBe(0)
  // A URL that became a redirect is still locked; where it leads is too.
  await run(site, 'routes', '--update')
  expect(lockOf(site)).toEqual(['/', '/about', '/guides/install', '/search', '/setup/first-steps', '  #linux'])
}, 60_000)

test('the base URL does not count, drafts and unreleased docs are not locked', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({ baseUrl: '/base/' }),
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/index.md': '# Home\n\n[Usage](/base/usage)\n',
    'versioned_docs/version-1.0/usage.md': '# Usage\n\n## How {#how}\n',
    'versioned_docs/version-1.0/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
    'docs/coming.md': '# Coming\n',
  })
  await run(site, 'routes', '--update')
  expect(lockOf(site)).toEqual(['/', '/search', '/usage', '  #how'])
  const list = await run(site, 'routes')
  expect(list.stdout).toBe('/\n/next/\n/next/coming\n/search\n/usage\n')
  const json = JSON.parse((await run(site, 'routes', '--json')).stdout)
  expect(json.at(-1)).toEqual({
    route: '/usage',
    anchors: ['how'],
    public: true,
    source: 'versioned_docs/version-1.0/usage.md',
  })
  site.write({
    'docs.config.mjs': configText({ baseUrl: '/other/' }),
    'versioned_docs/version-1.0/index.md': '# Home\n',
  })
  expect((await run(site, 'check', '--strict')).stderr).toContain('0 warnings')
}, 60_000)

test('a site with errors keeps its lock', async () => {
  site = temporarySite({ 'docs/a.mdx': '# A\n\n{boom()}\n' })
  const { code, stderr } = await run(site, 'routes', '--update')
  expect(code).toBe(1)
  expect(stderr).toContain('render-error')
  expect(existsSync(join(site.dir, 'routes.lock'))).toBe(false)
})

function run({ workDir }: TemporarySite, command: string, ...flags: string[]) {
  return runWarm([command, 'site', ...flags], { cwd: workDir })
}

function lockOf({ dir }: TemporarySite): string[] {
  const lines = readFileSync(join(dir, 'routes.lock'), 'utf8').trimEnd().split('\n')
  return lines.filter((line) => !line.startsWith('#'))
}

function commit(own: TemporarySite): void {
  own.write({ '../.gitignore': '.docs-build\ndist\n' })
  git(own, 'add', '-A')
  git(own, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'x')
}

function git({ workDir }: TemporarySite, ...args: string[]): void {
  execFileSync('git', args, { cwd: workDir })
}
