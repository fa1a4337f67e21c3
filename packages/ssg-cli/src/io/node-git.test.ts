import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodeGit } from './node-git.ts'

let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-git-')))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('lastCommits', () => {
  test('each file has the day in UTC and the author of its last commit', async () => {
    init()
    write('docs/a.md', '1')
    write('docs/b.md', '1')
    commit('2024-01-01T12:00:00Z', 'Ada')
    write('docs/b.md', '2')
    commit('2024-02-01T23:30:00-05:00', 'Bob')
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-01 Ada', 'docs/b.md': '2024-02-02 Bob' })
  })

  test('the day is that of the commit, the name that of the writer', async () => {
    init()
    write('docs/a.md', '1')
    git('add', '.')
    git('commit', '-qm', 'x', {
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
      GIT_COMMITTER_NAME: 'Bob',
      GIT_COMMITTER_DATE: '2024-05-05T00:00:00Z',
    })
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-05-05 Ada' })
  })

  test('a site in a folder of the repository sees content beside it by paths that begin with ../', async () => {
    init()
    write('content/guide/a.md', '1')
    write('website/pages/index.tsx', '1')
    write('other/x.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    expect(await datesOf('website', ['../content', 'pages'])).toEqual({
      '../content/guide/a.md': '2024-01-01 Ada',
      'pages/index.tsx': '2024-01-01 Ada',
    })
    expect(Object.keys(await datesOf('website', ['.']))).toEqual(['pages/index.tsx'])
  })

  test('any name of a file is understood', async () => {
    init()
    const names = [
      'docs/größe.md',
      'docs/日本.md',
      'docs/with space.md',
      'docs/"quoted".md',
      'docs/tab\tand\nline.md',
      'docs/:colon.md',
      'docs/[a]*.md',
    ]
    for (const name of names) write(name, '1')
    commit('2024-01-01T00:00:00Z', 'Zoë Ålund')
    const dates = await datesOf('.', ['docs'])
    expect(Object.keys(dates).sort()).toEqual([...names].sort())
    expect(dates['docs/日本.md']).toBe('2024-01-01 Zoë Ålund')
  })

  test('a folder that looks like a pattern is only itself', async () => {
    init()
    write('[ab]/x.md', '1')
    write('a/x.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    expect(Object.keys(await datesOf('.', ['[ab]']))).toEqual(['[ab]/x.md'])
  })

  test('a merged branch keeps the day and author of its own commits', async () => {
    init()
    write('docs/a.md', '1')
    write('docs/b.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    git('checkout', '-qb', 'feature')
    write('docs/b.md', '2')
    commit('2024-01-02T00:00:00Z', 'Bob')
    git('checkout', '-q', 'main')
    write('docs/a.md', '2')
    commit('2024-01-03T00:00:00Z', 'Ada')
    git('merge', '-q', '--no-ff', '-m', 'merge', 'feature', at('2024-01-09T00:00:00Z', 'Merger'))
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-03 Ada', 'docs/b.md': '2024-01-02 Bob' })
  })

  test('a file that a merge had to put together is dated by the merge', async () => {
    init()
    write('docs/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    git('checkout', '-qb', 'feature')
    write('docs/a.md', '2')
    commit('2024-01-02T00:00:00Z', 'Bob')
    git('checkout', '-q', 'main')
    write('docs/a.md', '3')
    commit('2024-01-03T00:00:00Z', 'Ada')
    git('merge', '-q', '-s', 'ours', '--no-commit', 'feature')
    write('docs/a.md', '2 and 3')
    commit('2024-01-09T00:00:00Z', 'Merger')
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-09 Merger' })
  })

  test('a change that a merge dropped dates nothing, though it is newer', async () => {
    init()
    write('docs/a.md', '1')
    write('docs/b.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    git('checkout', '-qb', 'feature')
    write('docs/a.md', 'dropped')
    write('docs/b.md', 'kept')
    commit('2024-01-05T00:00:00Z', 'Bob')
    git('checkout', '-q', 'main')
    write('other.txt', '1')
    commit('2024-01-06T00:00:00Z', 'Ada')
    git('merge', '-q', '--no-ff', '--no-commit', 'feature')
    write('docs/a.md', '1')
    commit('2024-01-09T00:00:00Z', 'Merger')
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-01 Ada', 'docs/b.md': '2024-01-05 Bob' })
  })

  test('a renamed file is dated by its renaming', async () => {
    init()
    write('docs/old.md', 'the same text before and after')
    commit('2024-01-01T00:00:00Z', 'Ada')
    git('mv', 'docs/old.md', 'docs/new.md')
    commit('2024-03-01T00:00:00Z', 'Bob')
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/new.md': '2024-03-01 Bob' })
  })

  test('files that are not committed, and folders that are absent or elsewhere, have no date', async () => {
    init()
    write('docs/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    write('docs/new.md', '1')
    write('drafts/new.md', '1')
    expect(await datesOf('.', ['docs', 'drafts', 'absent', '../..'])).toEqual({ 'docs/a.md': '2024-01-01 Ada' })
  })

  test('a linked folder has the dates of the files that it leads to', async () => {
    init()
    write('content/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    symlinkSync('content', join(root, 'docs'))
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-01 Ada' })
  })

  test('settings of the user change nothing', async () => {
    init()
    write('docs/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    for (const setting of [
      'log.showRoot=false',
      'diff.relative=true',
      'log.showSignature=true',
      'log.follow=true',
      'core.quotePath=true',
    ]) {
      const [name = '', value = ''] = setting.split('=')
      git('config', name, value)
    }
    expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-01 Ada' })
  })

  test('a shallow clone has no dates', async () => {
    init()
    write('docs/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    write('docs/b.md', '1')
    commit('2024-01-02T00:00:00Z', 'Ada')
    git('clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone'))
    const history = await nodeGit({ siteDir: join(root, 'clone'), workDir: root }).lastCommits(['docs'])
    expect(history).toEqual({ kind: 'shallow', commits: new Map() })
  })

  test('without a repository there are no dates', async () => {
    write('docs/a.md', '1')
    expect(await siteGit('.').lastCommits(['docs'])).toEqual({ kind: 'none', commits: new Map() })
    expect(await siteGit('.').headCommit()).toBeUndefined()
  })

  test('without the git program there are no dates', async () => {
    init()
    const path = process.env['PATH']
    process.env['PATH'] = root
    try {
      expect(await siteGit('.').lastCommits(['docs'])).toEqual({ kind: 'none', commits: new Map() })
      expect(await siteGit('.').checkout('v1', 'docs')).toEqual({
        error: 'Unable to read git ref "v1": The program "git" was not found.',
      })
    } finally {
      process.env['PATH'] = path
    }
  })

  test('a repository without a commit has no dates', async () => {
    init()
    write('docs/a.md', '1')
    expect(await siteGit('.').lastCommits(['docs'])).toEqual({ kind: 'full', commits: new Map() })
    expect(await siteGit('.').headCommit()).toBeUndefined()
  })

  test("a git hook's variables do not lead to another repository", async () => {
    init()
    write('docs/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    process.env['GIT_DIR'] = join(root, 'absent')
    try {
      expect(await datesOf('.', ['docs'])).toEqual({ 'docs/a.md': '2024-01-01 Ada' })
    } finally {
      delete process.env['GIT_DIR']
    }
  })
})

describe('headCommit', () => {
  test('names the commit that is checked out', async () => {
    init()
    write('docs/a.md', '1')
    commit('2024-01-01T00:00:00Z', 'Ada')
    expect(await siteGit('.').headCommit()).toBe(git('rev-parse', 'HEAD').trim())
  })
})

describe('checkout', () => {
  test('the files of a tag are readable below a folder of the site', async () => {
    taggedSite()
    const found = await siteGit('website').checkout('v1', 'content/docs')
    const folder = 'folder' in found ? found.folder : ''
    expect(folder).toMatch(/^\.docs-build\/git\/[0-9a-f]{40}-[0-9a-f]{8}\/content\/docs$/)
    expect(contents(join(root, 'website', folder))).toEqual({
      'a.md': 'old',
      'img/ü.bin': '\u0000\n\u0001',
      'sub/b.md': '',
    })
  })

  test('a branch, a branch of the remote and a short commit name are refs too', async () => {
    taggedSite()
    git('clone', '-q', `file://${root}`, join(root, 'clone'))
    const clone = nodeGit({ siteDir: join(root, 'clone'), workDir: join(root, 'work') })
    const short = git('rev-parse', '--short', 'v1').trim()
    for (const ref of ['main', 'old', short]) expect(await clone.checkout(ref, 'content/docs')).toHaveProperty('folder')
  })

  test('a second asking finds the files of the first', async () => {
    taggedSite()
    const first = await siteGit('website').checkout('v1', 'content/docs')
    const folder = join(root, 'website', 'folder' in first ? first.folder : '')
    writeFileSync(join(folder, 'a.md'), 'touched')
    expect(await siteGit('website').checkout('v1', './content/docs/')).toEqual(first)
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('touched')
  })

  test('a folder and a folder in it are both complete, whichever came first', async () => {
    taggedSite()
    const site = siteGit('website')
    const inner = await site.checkout('v1', 'content/docs/sub')
    const outer = await site.checkout('v1', 'content')
    expect(contents(join(root, 'website', 'folder' in inner ? inner.folder : ''))).toEqual({ 'b.md': '' })
    expect(Object.keys(contents(join(root, 'website', 'folder' in outer ? outer.folder : '')))).toEqual([
      'docs/a.md',
      'docs/img/ü.bin',
      'docs/sub/b.md',
    ])
  })

  test('builds at the same time make the same files, and leave nothing unfinished', async () => {
    taggedSite()
    const [first, second] = await Promise.all([
      siteGit('website').checkout('v1', 'content'),
      siteGit('website').checkout('v1', 'content'),
    ])
    expect(first).toEqual(second)
    expect(readdirSync(join(root, 'website/.docs-build/git'))).toHaveLength(1)
  })

  test('its files are dated by the history of their ref', async () => {
    taggedSite()
    const site = siteGit('website')
    const found = await site.checkout('v1', 'content/docs')
    const folder = 'folder' in found ? found.folder : ''
    const { commits } = await site.lastCommits(['.docs-build', '../content'])
    expect(commits.get(`${folder}/a.md`)).toMatchObject({ date: '2024-01-01', author: 'Ada' })
    expect(commits.get('../content/docs/a.md')).toMatchObject({ date: '2024-06-01', author: 'Bob' })
  })

  test('branches can be edited, here and of the remote; tags and commits can not', async () => {
    taggedSite()
    git('clone', '-q', `file://${root}`, join(root, 'clone'))
    const clone = nodeGit({ siteDir: join(root, 'clone'), workDir: join(root, 'work') })
    const refs = ['main', 'old', 'v1', git('rev-parse', 'v1').trim(), 'none']
    expect(await Promise.all(refs.map((ref) => clone.isBranch(ref)))).toEqual([true, true, false, false, false])
    expect(await nodeGit({ siteDir: tmpdir(), workDir: root }).isBranch('main')).toBe(false)
  })

  test('an unknown ref is answered with the nearest ones', async () => {
    taggedSite()
    expect(await siteGit('website').checkout('v11', 'content')).toEqual({
      error:
        'Unknown git ref "v11", expected a tag, a branch or a commit. Nearest tags and branches: "v1", "main", "old".',
    })
  })

  test('a content that the clone lacks is said, and nothing half is left', async () => {
    taggedSite()
    const blob = git('rev-parse', 'v1:content/docs/a.md').trim()
    rmSync(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)))
    expect(await siteGit('website').checkout('v1', 'content')).toEqual({
      error: 'Unable to read folder "content" at git ref "v1". The content of "docs/a.md" is not in this clone.',
    })
    expect(readdirSync(join(root, 'website/.docs-build/git'))).toEqual([])
  })

  test('a link in the tree is a link again', async () => {
    taggedSite()
    symlinkSync('a.md', join(root, 'content/docs/alias.md'))
    commit('2024-07-01T00:00:00Z', 'Bob')
    const found = await siteGit('website').checkout('main', 'content/docs')
    expect(readFileSync(join(root, 'website', 'folder' in found ? found.folder : '', 'alias.md'), 'utf8')).toBe('new')
  })

  test('a file of any size comes out whole', async () => {
    taggedSite()
    const big = 'x\n'.repeat(1_500_000)
    write('content/docs/big.txt', big)
    commit('2024-07-01T00:00:00Z', 'Bob')
    const found = await siteGit('website').checkout('main', 'content/docs')
    expect(readFileSync(join(root, 'website', 'folder' in found ? found.folder : '', 'big.txt'), 'utf8') === big).toBe(
      true,
    )
  })

  test('a ref is never an option of git', async () => {
    taggedSite()
    expect(await siteGit('website').checkout('--all', 'content')).toHaveProperty('error')
  })

  test('a shallow clone is told how to get the rest', async () => {
    taggedSite()
    git('clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone'))
    expect(await nodeGit({ siteDir: join(root, 'clone'), workDir: root }).checkout('v1', 'content')).toEqual({
      error:
        'Unknown git ref "v1", expected a tag, a branch or a commit. Nearest tags and branches: "main". ' +
        'This clone is shallow: get the rest with `git fetch --unshallow --tags` (in GitHub Actions, `fetch-depth: 0` for actions/checkout).',
    })
  })

  test('a missing folder is answered with the nearest ones', async () => {
    taggedSite()
    expect(await siteGit('website').checkout('v1', 'content/doc')).toEqual({
      error:
        'Unknown folder "content/doc" at git ref "v1", expected a path from the top of the repository. ' +
        'Nearest folders: "content/docs", "content", "content/docs/img", "content/docs/sub".',
    })
    expect(await siteGit('website').checkout('v1', 'content/docs/a.md')).toHaveProperty('error')
    expect(await siteGit('website').checkout('v1', '../content')).toHaveProperty('error')
  })

  function taggedSite() {
    init()
    write('content/docs/a.md', 'old')
    write('content/docs/img/ü.bin', '\u0000\n\u0001')
    write('content/docs/sub/b.md', '')
    commit('2024-01-01T00:00:00Z', 'Ada')
    git('tag', 'v1')
    git('branch', 'old')
    write('content/docs/a.md', 'new')
    write('website/docs.config.ts', '')
    commit('2024-06-01T00:00:00Z', 'Bob')
  }
})

type Environment = Readonly<Record<string, string>>

function at(date: string, name: string): Environment {
  return { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_AUTHOR_NAME: name, GIT_COMMITTER_NAME: name }
}

function git(...args: readonly (string | Environment)[]): string {
  const words = args.filter((arg) => typeof arg === 'string')
  const settings = args.filter((arg) => typeof arg !== 'string')
  const identity = {
    ...at('2024-01-01T00:00:00Z', 'Nobody'),
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...identity,
    ...Object.assign({}, ...settings),
  }
  return execFileSync('git', words, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function init() {
  git('init', '-q', '-b', 'main')
}

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

function commit(date: string, name: string) {
  git('add', '.')
  git('commit', '-q', '-m', 'change', at(date, name))
}

function siteGit(folder: string) {
  return nodeGit({ siteDir: join(root, folder), workDir: join(root, folder, '.docs-build') })
}

async function datesOf(site: string, folders: readonly string[]): Promise<Record<string, string>> {
  const { commits } = await siteGit(site).lastCommits(folders)
  return Object.fromEntries([...commits].map(([path, { date, author }]) => [path, `${date} ${author}`]))
}

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort()
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
