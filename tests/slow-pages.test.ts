/** Pages that take long: how they are shared out among threads. */
import { afterAll, expect, test } from 'vitest'
import { configText, temporarySite } from './temporary-site.ts'

/** Too few pages for threads, unless each takes as long as these do. */
const site = temporarySite({
  'docs.config.mjs': configText({ theme: { mdxComponents: { Slow: 'components/Slow.jsx' } } }),
  'components/Slow.jsx': `import { threadId } from 'node:worker_threads'
export default function Slow({ ms }) {
  const begun = process.cpuUsage()
  const used = ({ user, system }) => (user + system) / 1000
  while (used(process.cpuUsage(begun)) < ms);
  return <output>{\`thread \${threadId}\`}</output>
}\n`,
})
afterAll(() => site.remove())

async function threadsOf(ms: number, workers: string): Promise<ReadonlySet<string>> {
  for (let page = 0; page < 20; page++)
    site.write({ [`docs/page-${page}.mdx`]: `# Page ${page}\n\n<Slow ms={${ms}} />\n` })
  expect(await site.buildWarm(['--no-cache', '--workers', workers])).toMatchObject({ code: 0 })
  const pages = Object.entries(site.output()).filter(([path]) => /page-\d+\/index\.html$/.test(path))
  const threads = pages.map(([, html]) => /thread \d+/.exec(html)?.[0] ?? '')
  expect(threads).toHaveLength(20)
  return new Set(threads)
}

test.each([
  ['3', 4],
  ['1', 1],
] as const)(
  'pages of 400 ms with %s workers are made on %i threads, that of the build included',
  async (workers, count) => {
    const threads = await threadsOf(400, workers)
    expect(threads).toContain('thread 0')
    expect(threads.size).toBe(count)
  },
)

test('few pages that take no longer than others are made by the main thread alone, on a busy machine too', async () => {
  expect(await threadsOf(20, '3')).toEqual(new Set(['thread 0']))
})
