/** Standard output carries what was asked for and nothing else: other programs read it. */
import { afterAll, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { temporarySite } from './temporary-site.ts'

const config = `console.log('said by the config')
export default { title: 'S', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  plugins: [{ name: 'own', remark: [() => () => console.info('said by the plugin')] }] }
`
const many = Array.from({ length: 30 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`])
const site = temporarySite({
  'docs.config.mjs': config,
  'components/Box.jsx': "export default () => (console.log('said by the component'), (<b>Box</b>))\n",
  'docs/box.mdx': "import Box from '@site/components/Box'\n\n# Box\n\n<Box />\n",
  ...Object.fromEntries(many),
})
afterAll(() => site.remove())

test.each([
  ['on the main thread', '0'],
  ['on others', '2'],
])('what code of the site says stands beside a report, %s', async (_, workers) => {
  const { stdout, stderr } = await site.build(['--reporter', 'json', '--workers', workers, '--clean'])
  expect(JSON.parse(stdout)).toMatchObject({ ok: true })
  for (const part of ['config', 'plugin', 'component']) expect(stderr).toContain(`said by the ${part}\n`)
})

test('a list of URLs holds nothing else', async () => {
  const { stdout } = await runCli(['routes', 'site', '--json'], { cwd: site.workDir })
  expect(JSON.parse(stdout)).toHaveLength(33)
})
