/** A page that never ends: its limit is waited for once, whichever thread makes it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

/** Writes how long it has been at work, each time that it is rendered into a file of its own. */
const box = `import { existsSync, writeFileSync } from 'node:fs'
export default () => {
  let time = 0
  while (existsSync('time-' + time)) time++
  const started = Date.now()
  for (let told = -1; ; ) {
    const tenths = Math.floor((Date.now() - started) / 100)
    if (tenths !== told) writeFileSync('time-' + time, String((told = tenths)))
  }
}
`

test('a page that catches a thread is told at its line, without being waited for as long again', async () => {
  const pages = Array.from({ length: 60 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`] as const)
  site = temporarySite({
    ...Object.fromEntries(pages),
    'docs.config.mjs': configText({ markdown: { pageSeconds: 4 } }),
    'docs/endless.mdx': "import Box from '@site/components/Box'\n\n# Endless\n\nText.\n\n<Box />\n",
    'components/Box.jsx': box,
  })
  const { code, stderr } = await site.build(['--workers', '2'])
  expect(stderr.split('\n').filter((line) => line.startsWith('site/'))).toEqual([
    'site/docs/endless.mdx:7:1  error  page-too-slow  Making this page was ended, since a step of it took longer than 4 s',
  ])
  expect(code).toBe(1)
  const times: number[] = []
  for (let file = join(site.workDir, 'time-0'); existsSync(file); file = join(site.workDir, `time-${times.length}`))
    times.push(Number(readFileSync(file, 'utf8')) / 10)
  expect(times[0]).toBeGreaterThan(3.5)
  expect(times.filter((seconds) => seconds > 2)).toHaveLength(1)
})
