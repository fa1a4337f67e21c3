import { execFile, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { expect, inject, test } from 'vitest'

const jar = join(createRequire(import.meta.url).resolve('vnu-jar/package.json'), '../build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0
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
  { timeout: 120_000 },
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

function check(files: readonly string[]): Promise<readonly Message[]> {
  return new Promise((done, fail) => {
    const args = ['-Xss4m', '-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', ...files]
    execFile('java', args, { maxBuffer: 1 << 26 }, (error, _, stderr) => {
      if (error) return fail(error)
      // The checker writes its report to stderr.
      const report = JSON.parse(stderr) as { readonly messages: readonly Message[] }
      done(report.messages)
    })
  })
}
