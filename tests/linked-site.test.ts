/** A site whose folder is reached by a symbolic link. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const site = temporarySite({
  'docs/count.mdx': "import Counter from '../src/counter'\n\n# Count\n\n<Counter />\n",
  'src/counter.jsx': `'use client'
import { useState } from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}
`,
})
afterAll(() => site.remove())
const { workDir } = site
symlinkSync('site', join(workDir, 'link'), 'dir')

test('a site is the same by a link to its folder', async () => {
  const built = await runWarm(['build', 'site'], { cwd: workDir })
  expect(built).toMatchObject({ code: 0 })
  const before = site.output()
  expect(before['count/index.html']).toContain('Pressed')
  const linked = await runWarm(['build', 'link', '--no-cache'], { cwd: workDir })
  expect(linked).toMatchObject({ code: 0 })
  expect(site.output()).toEqual(before)
})
