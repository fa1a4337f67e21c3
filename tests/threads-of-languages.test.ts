/** Threads that make pages are started once for all rounds of a build: each language, then what shows other pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configText, temporarySite } from './temporary-site.ts'

const pages = (folder: string, text: string) =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`${folder}/p${index}.md`, `# Page ${index}\n\n${text}\n`]),
  )

test('the threads that make the pages of the first language make those of the others', async () => {
  const site = temporarySite({
    'docs.config.mjs': configText({ i18n: { default: 'en', locales: { en: {}, de: {} } }, plugins: ['./plugin.mjs'] }),
    'plugin.mjs': `import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
export default ({ siteDir }) => {
  const note = (what) => appendFileSync(join(siteDir, what), threadId + '\\n')
  note('started.txt')
  return { name: 'noted', remark: [() => () => note('pages.txt')] }
}
`,
    ...pages('docs', 'Text.'),
    ...pages('i18n/de/docs', 'Worte.'),
  })
  const { code } = await site.build(['--workers', '2'])
  const noted = (name: string) => readFileSync(join(site.dir, name), 'utf8').trim().split('\n').toSorted()
  const made = noted('pages.txt')
  expect({ code, started: noted('started.txt'), threads: [...new Set(made)] }).toEqual({
    code: 0,
    started: ['0', '2', '3'],
    threads: ['2', '3'],
  })
  site.remove()
}, 120_000)
