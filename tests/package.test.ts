import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './run-cli.ts'

let workDir: string
let project: string
let packed: readonly PackedPackage[]

/** What `npm pack --json` says of a package. */
interface PackedPackage {
  readonly name: string
  readonly version: string
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

beforeAll(async () => {
  workDir = mkdtempSync(join(tmpdir(), 'docs-build-package-'))
  project = join(workDir, 'project')
  mkdirSync(project)
  // What is ready-made counts for the versions that it was made of: a release of one of them today is not ours to test.
  const ready = JSON.parse(readFileSync(join(root, 'packages/ssg-cli/dist/ready/ready.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, string>>
  }
  const versions = Object.keys(ready.packages).flatMap((name) =>
    name.startsWith('@docs-build/') ? [] : [[name, packageJson(join(root, 'node_modules', name)).version]],
  )
  const overrides: unknown = Object.fromEntries(versions)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, overrides }))
  const names = ['docs-build', '@docs-build/search', '@docs-build/theme'].flatMap((name) => ['-w', name])
  const pack = ['pack', '--json', '--pack-destination', workDir, ...names]
  // The format of npm 7 and later.
  packed = JSON.parse((await ran('npm', pack, root)).stdout) as PackedPackage[]
  const tarballs = packed.map(({ filename }) => join(workDir, filename))
  const flags = [
    '--ignore-scripts',
    '--prefer-offline',
    '--fetch-retries=1',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]
  await ran('npm', ['install', ...flags, ...tarballs], project).catch((error: unknown) => {
    throw new Error(`The packages can't be installed: this test needs npm's registry or its cache. ${String(error)}`)
  })
}, 300_000)

afterAll(() => rmSync(workDir, { recursive: true, force: true }))

test('the packages are published together and hold what they need, without tests', () => {
  expect(packed.map(({ name }) => name)).toEqual(['docs-build', '@docs-build/search', '@docs-build/theme'])
  expect(new Set(packed.map(({ version }) => version)).size).toBe(1)
  const paths = packed.flatMap(({ files }) => files.map(({ path }) => path))
  for (const path of [
    'bin/docs-build.js',
    'dist/cli.js',
    'dist/worker.js',
    'dist/ready/ready.json',
    'dist/THIRD-PARTY-LICENSES.txt',
    'types/index.d.ts',
    'src/server.tsx',
    'README.md',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => /\.test\.|(?:^|\/)testing\//.test(path))).toEqual([])
  const template = readdirSync(join(root, 'packages/ssg-cli/templates/site'), { recursive: true, withFileTypes: true })
  expect(paths.filter((path) => path.startsWith('templates/site/'))).toHaveLength(
    template.filter((entry) => entry.isFile()).length,
  )
})

test('what a module of a published package imports from its own folder is published with it', async () => {
  const all = ['pack', '--json', '--dry-run', '--ignore-scripts', '--workspaces']
  const published = JSON.parse((await ran('npm', all, root)).stdout) as readonly PackedPackage[]
  const folders = new Map(packageFolders().map((folder) => [packageJson(folder).name, folder]))
  const lost: string[] = []
  let imports = 0
  for (const { name, files } of published) {
    const folder = folders.get(name)
    if (folder === undefined) continue
    const paths = new Set(files.map(({ path }) => path))
    for (const path of paths) {
      if (!/^src\/.*\.(?:tsx?|css)$/.test(path)) continue
      const code = readFileSync(join(folder, path), 'utf8')
      for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport|@import|\bimport\()\s*['"](\.[^'"]+)['"]/g)) {
        imports++
        if (!paths.has(join(path, '..', from).replaceAll('\\', '/'))) lost.push(`${name}: ${path} imports ${from}`)
      }
    }
  }
  expect(imports).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('each package has what its page at npm shows, and may be published by everybody who may release', () => {
  for (const { name, files } of packed) {
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    const published = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
    expect(published).toMatchObject({
      license: 'MIT',
      description: expect.any(String),
      keywords: expect.any(Array),
      repository: { type: 'git', directory: expect.stringMatching(/^packages\//) },
      publishConfig: { access: 'public', provenance: true },
      engines: { node: '>=20.19' },
    })
    expect(published).not.toHaveProperty('private')
    expect(readFileSync(join(project, 'node_modules', name, 'LICENSE'), 'utf8')).toBe(
      readFileSync(join(root, 'LICENSE'), 'utf8'),
    )
  }
})

test('what a user installs stays within 185 packages and 90 MB, and runs no script of ours', () => {
  const { packages, bytes } = installedBelow(join(project, 'node_modules'))
  expect(packages).toBeLessThanOrEqual(185)
  expect(bytes / 1e6).toBeLessThanOrEqual(90)
  for (const { name } of packed) {
    const { scripts = {} } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
    for (const script of ['preinstall', 'install', 'postinstall']) expect(scripts).not.toHaveProperty(script)
  }
})

test('the licenses of all that is bundled are in the package', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>
  }
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  const folder = join(project, 'node_modules/docs-build/dist')
  const licenses = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  const listed = new Set(Array.from(licenses.matchAll(/^-{80}\n\n(\S+) /gm), ([, name]) => name))
  const script = readdirSync(folder).find((file) => file.startsWith('program-')) ?? ''
  // esbuild names each file above its code.
  const files = readFileSync(join(folder, script), 'utf8').matchAll(
    /^\s*\/\/ .*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm,
  )
  const bundled = Array.from(files, ([, name = '']) => name).filter((name) => names.has(name))
  expect(bundled.length).toBeGreaterThan(100)
  expect(bundled.filter((name) => !listed.has(name))).toEqual([])
  for (const name of ['react-dom', 'algoliasearch']) expect(listed).toContain(name)
})

test('in an empty folder, the installed packages make a site that passes its checks, builds and is served', async () => {
  const made = await docsBuild(['new', 'site'])
  expect(made.stderr).toContain('  cd site\n  npm install\n')
  const site = join(project, 'site')
  const { scripts, devDependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const version = `^${packed[0]?.version}`
  expect(devDependencies).toEqual({ '@docs-build/theme': version, 'docs-build': version })

  // npm would find no install of its own in the site, and runs the scripts all the same: its packages are one folder up.
  for (const script of ['test', 'check', 'build']) {
    expect(Object.keys(scripts)).toContain(script)
    const { stderr } = await ran('npm', ['run', '--silent', script], site)
    expect(stderr).toContain('0 warnings')
  }
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<title>Welcome')
  // The site has a stylesheet of its own, and no code: what renders it, and its scripts, came with the package.
  expect(readdirSync(join(site, '.docs-build/cache'))).toContain('client-styles.jsonl')
  for (const bundled of ['server', 'cache/server-bundle.jsonl', 'cache/client-scripts.jsonl'])
    expect(existsSync(join(site, '.docs-build', bundled))).toBe(false)

  const server = spawn(process.execPath, [bin(), 'serve', 'site', '--port', '0'], { cwd: project })
  const url = await new Promise<string>((done) => server.stdout.once('data', (text) => done(String(text).trim())))
  const page = await fetch(`${url}guides/first-page`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Write your first page</h1>')
  const ended = new Promise((done) => server.once('close', done))
  server.kill('SIGTERM')
  expect(await ended).toBe(143)
}, 180_000)

test('the config of a site has types that any strict project can check', async () => {
  const config = (title: string) =>
    `import { defineConfig } from 'docs-build'\nexport default defineConfig({ title: ${title}, url: 'https://example.com' })\n`
  expect(await typeCheck('config.ts', config("'Docs'"))).toMatchObject({ stdout: '' })
  await expect(typeCheck('config.ts', config('1'))).rejects.toThrow("Type 'number' is not assignable to type 'string'")
})

test('a plugin has types that need no package besides, also for directives and for what HTML becomes of nodes', async () => {
  const plugin = (name: string) => `import { definePlugin } from 'docs-build'
export default definePlugin({
  name: 'keys',
  remark: [
    () => (_, file) => {
      file.data.dependencies?.push(String(file.data.frontMatter?.['reads']))
    },
  ],
  directives: {
    key: (directive, file) => {
      file.data.dependencies.push(directive.${name})
      return { type: 'strong', data: { hName: 'kbd' }, children: directive.type === 'textDirective' ? directive.children : [] }
    },
  },
  remarkRehype: { handlers: { strong: (state, node) => ({ type: 'element', tagName: 'b', properties: {}, children: state.all(node) }) } },
  code: { fences: { draw: ({ code, line }) => ({ type: 'html', value: code.repeat(line) }) } },
})
`
  expect(await typeCheck('plugin.ts', plugin('name'))).toMatchObject({ stdout: '' })
  await expect(typeCheck('plugin.ts', plugin('nothing'))).rejects.toThrow("Property 'nothing' does not exist")
})

test('what a theme imports has types too', async () => {
  // Who writes a theme has them.
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true })
  symlinkSync(join(root, 'node_modules/@types/react'), join(project, 'node_modules/@types/react'), 'junction')
  const theme = (title: string) => `import type { Page, Theme } from 'docs-build/page'
import { SearchUnreachable, type SearchEngine } from '@docs-build/search'
import { algoliaSearch } from '@docs-build/search/hosted'
import { embeddedSearch } from '@docs-build/search/reader'
export const hosted: SearchEngine = algoliaSearch({ appId: 'A', apiKey: 'B', indexName: 'docs' })
export const embedded: SearchEngine = embeddedSearch({ url: '/search-index.json', indexName: 'docs' })
export const isUnreachable = (error: unknown): boolean => error instanceof SearchUnreachable
export const title = (page: Page): ${title} => page.meta.title
export type Layouts = keyof Theme
`
  expect(await typeCheck('theme.ts', theme('string'))).toMatchObject({ stdout: '' })
  await expect(typeCheck('theme.ts', theme('number'))).rejects.toThrow('is not assignable to type')
})

/** What is in a folder of packages. */
/** The folders of all packages that are published. */
function packageFolders(): readonly string[] {
  return ['packages', 'packages/plugins'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => join(root, parent, name))
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  )
}

function packageJson(folder: string): { readonly name: string; readonly version: string } {
  // Ours, and installed ones: each has a name and a version.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
  }
}

function installedBelow(folder: string): { readonly packages: number; readonly bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return {
    packages: paths.filter((path) => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path)).length,
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
  }
}

/** Check the types of a module in the project that has installed the packages. */
function typeCheck(file: string, text: string) {
  const compilerOptions = {
    module: 'NodeNext',
    target: 'ES2022',
    // Declarations of esbuild and shiki know what can be disposed of.
    lib: ['ES2022', 'ESNext.Disposable', 'DOM'],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  writeFileSync(join(project, file), text)
  return ran(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], project)
}

function bin(): string {
  return join(project, 'node_modules/docs-build/bin/docs-build.js')
}

function docsBuild(args: readonly string[]) {
  return ran('npx', ['--no-install', 'docs-build', ...args], project)
}

/** Run a program to its end; rejects with what it said when that is not a good one. */
function ran(program: string, args: readonly string[], cwd: string): Promise<{ stdout: string; stderr: string }> {
  // npm, which may run this test, tells its programs where it is: these are to find their own way.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?!config_)|^npm_config_local_prefix$|^INIT_CWD$|^GITHUB_ACTIONS$/.test(name),
    ),
  )
  return new Promise((done, fail) => {
    const child = spawn(program, [...args], { cwd, env: { ...env, CI: 'true', NO_UPDATE_NOTIFIER: '1' } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()))
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0
        ? done({ stdout, stderr })
        : fail(new Error(`${program} ${args.join(' ')} ended with ${code}: ${stderr}${stdout}`)),
    )
  })
}
