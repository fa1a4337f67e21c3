import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'

const jar = join(createRequire(import.meta.url).resolve('vnu-jar/package.json'), '../build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0
// What runs for half a minute is not worth compiling twice, nor collecting its garbage on all cores.
const javaFlags = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
if (!hasJava) console.warn('There is no Java here: the Nu HTML checker has checked no page.')

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly url: string
  readonly message: string
  readonly extract?: string
  readonly lastLine?: number
}

test.skipIf(!hasJava).for(['sampleDir', 'realDir'] as const)(
  'the Nu HTML checker has nothing against any page of the site in %s (skipped without Java)',
  { timeout: 300_000 },
  async (site) => {
    const dir = inject('sites')[site]
    const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(20)
    // What a language shows in English was looked at.
    const looked = pages.filter(
      (file) => !/^(?:de|es)[\\/](?:ignition[\\/][^\\/]+|releases)[\\/](?!index\.html)./.test(file),
    )
    const errors = (await check(looked.map((file) => join(dir, file)))).filter(({ type }) => type !== 'info')
    expect(
      errors.map(({ url, message, extract }) => `${relative(dir, new URL(url).pathname)}: ${message} ${extract ?? ''}`),
    ).toEqual([])
  },
)

test('HTML and CSS that a page of the real site waits for have at most 20 KB, zipped', () => {
  const dir = inject('sites').realDir
  const zipped = (file: string) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length
  const styles = new Map<string, number>()
  const sizes = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file): readonly [file: string, bytes: number] => {
      const links = readFileSync(join(dir, file), 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)">/g)
      const waits = Array.from(links, ([, href = '']) => href)
      for (const href of waits) if (!styles.has(href)) styles.set(href, zipped(href))
      return [file, zipped(file) + waits.reduce((sum, href) => sum + (styles.get(href) ?? 0), 0)]
    })
  expect(sizes.length).toBeGreaterThan(700)
  expect(Math.min(...styles.values())).toBeGreaterThan(0)
  expect(sizes.filter(([, bytes]) => bytes > 20_000)).toEqual([])
})

test('a page comes to life with one script, which waits for no other', () => {
  const { sampleDir, realDir } = inject('sites')
  for (const dir of [sampleDir, realDir]) {
    const scripts = readdirSync(join(dir, 'assets')).filter((name) => /^client-\w+\.js$/.test(name))
    expect(scripts).toHaveLength(1)
    for (const name of scripts)
      expect(readFileSync(join(dir, 'assets', name), 'utf8')).not.toMatch(/(?:^|;)import(?:\{|"|\w+ from)/)
  }
})

function check(files: readonly string[]): Promise<readonly Message[]> {
  return new Promise((done, fail) => {
    const args = ['-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', ...files]
    execFile('java', [...javaFlags, ...args], { maxBuffer: 1 << 26 }, (error, _, stderr) => {
      if (error) return fail(error)
      // The checker writes its report to stderr.
      const report = JSON.parse(stderr) as { readonly messages: readonly Message[] }
      done(report.messages)
    })
  })
}
