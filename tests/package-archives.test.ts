/** Where Node can't load the packages of a site, a command says what to do instead of showing a stack. */
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { temporarySite } from './temporary-site.ts'

// What the script that Yarn puts before each program sets first.
const site = temporarySite({ 'docs/index.md': '# Home\n', 'pnp.cjs': "process.versions.pnp = '3'\n" })
afterAll(() => site.remove())

test("from the archives of Yarn's Plug'n'Play a command says how to install packages as files", async () => {
  const env = { NODE_OPTIONS: `--require ${join(site.dir, 'pnp.cjs')}` }
  expect(await runCli(['build'], { cwd: site.dir, env })).toEqual({
    code: 2,
    stdout: '',
    stderr: `error: docs-build can't be run from the archives of Yarn's Plug'n'Play
Write "nodeLinker: node-modules" into .yarnrc.yml, and run yarn install.
`,
  })
})
