import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const site = temporarySite({ 'docs/a b#%41,ä.md': '[x](./missing.md)\n' })
afterAll(() => site.remove())
const { workDir } = site
for (const folder of ['.git', 'elsewhere']) mkdirSync(join(workDir, folder))
symlinkSync('site', join(workDir, 'link'))

const runs = {
  'at the top': [workDir, 'site'],
  'in the site': [site.dir, '.'],
  'in another folder': [join(workDir, 'elsewhere'), '../site'],
  'by a symbolic link': [workDir, 'link'],
} as const

test.each(Object.entries(runs))('a report for CI has paths of the repository when run %s', async (_, [cwd, folder]) => {
  const report = async (reporter: string) => (await runWarm(['check', folder, '--reporter', reporter], { cwd })).stdout
  expect(await report('github')).toContain('file=site/docs/a b#%2541%2Cä.md,line=1')
  expect(await report('sarif')).toContain('"uri": "site/docs/a%20b%23%2541%2C%C3%A4.md"')
  expect(await report('gitlab')).toContain('"path": "site/docs/a b#%41,ä.md"')
  expect(await report('junit')).toContain('file="site/docs/a b#%41,ä.md"')
})
