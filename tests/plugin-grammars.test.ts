/** Languages of code that plugins bring, as grammars in files or in code. */
import { expect, test } from 'vitest'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { buildInMemory, memorySite } from './memory-site.ts'

function grammarOf(word: string): string {
  const patterns = [{ match: `\\b${word}\\b`, name: 'keyword.control' }]
  return JSON.stringify({ name: 'Robot', aliases: ['rb9'], scopeName: 'source.robot', patterns, repository: {} })
}

function siteWith(languages: string, more: Readonly<Record<string, string>> = {}, code = '') {
  return memorySite({
    'docs.config.mjs': `export default {
      title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, ${code}
      plugins: [{ name: 'robot', code: { languages: ${languages} } }],
    }`,
    'docs/index.md': '# Home\n\n```bot\ngo home\n```\n\n```robot\ngo home\n```\n',
    ...more,
  })
}

const colored = /<span class="sk-\d+ sk-d\d+">(\w+)<\/span>/g
const coloredIn = (html = '') => Array.from(html.matchAll(colored), ([, word]) => word)
const aliases = "code: { aliases: { bot: 'robot' }, defaultLanguage: 'rb9' },"

test.each([
  ['an object', `[${grammarOf('go')}]`],
  ['a JSON file', "['grammars/robot.json']"],
])('a grammar that is %s colors code, and the config may give it further names', async (_, languages) => {
  const site = siteWith(languages, { 'grammars/robot.json': `\uFEFF${grammarOf('go')}` }, aliases)
  const { result, outputs } = await buildInMemory(site)
  expect([result.diagnostics, coloredIn(outputs.get('index.html'))]).toEqual([[], ['go', 'go']])
})

test('an edit of a grammar in a file colors code anew', async () => {
  const site = siteWith("['robot.json']", { 'robot.json': grammarOf('go') }, aliases)
  const store = memoryCache()
  await buildInMemory(site, store)
  site.files.set('robot.json', grammarOf('home'))
  expect(coloredIn((await buildInMemory(site, store)).outputs.get('index.html'))).toEqual(['home', 'home'])
})

test.each([
  ['is not there', {}, 'robot.json'],
  ['is no JSON', { 'robot.json': '{' }, 'JSON'],
  ['is no grammar', { 'robot.json': '{"name":"robot"}' }, 'expected a TextMate grammar with "name" and "scopeName"'],
])('a grammar whose file %s is told by its plugin and file', async (_, files, words) => {
  const { result } = await buildInMemory(siteWith("['robot.json']", files))
  expect(result.diagnostics).toMatchObject([
    { code: 'plugin-failed', file: 'robot.json', message: expect.stringContaining(words) },
  ])
})

test('an alias of a language that no plugin brings is an error', async () => {
  const { result } = await buildInMemory(siteWith(`[${grammarOf('go')}]`, {}, "code: { aliases: { bot: 'robott' } },"))
  expect(result.diagnostics).toMatchObject([{ code: 'invalid-config', suggestion: 'robot' }])
})
