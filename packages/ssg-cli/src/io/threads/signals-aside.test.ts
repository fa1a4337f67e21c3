import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('signals-aside.ts', import.meta.url))

/** What a process prints that runs this code beside `withSignalsAside`. */
function printed(code: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import { withSignalsAside } from ${JSON.stringify(source)}\n${code}`, resolveDir: '/' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  const run = spawnSync(process.execPath, ['--input-type=module'], { input: outputFiles[0]?.text, encoding: 'utf8' })
  return `${run.stdout}${run.stderr}${run.signal ?? ''}`
}

test.runIf(process.platform !== 'win32').each([
  ['a timer', 'setTimeout(run, 1)'],
  ['a file that was read', "import { stat } from 'node:fs'\nstat('.', run)"],
  ['an immediate', 'setImmediate(run)'],
])('a signal that comes while %s holds the thread is told before listeners are taken away', (_what, start) => {
  expect(
    printed(`
      process.on('SIGTERM', () => console.log('told'))
      function run() {
        process.kill(process.pid, 'SIGTERM')
        void withSignalsAside(() => console.log('foreign code'))
      }
      ${start}
    `),
  ).toBe('told\nforeign code\n')
})

test.runIf(process.platform !== 'win32')('a signal that comes while foreign code loops ends the process', () => {
  expect(
    printed(`
      process.on('SIGTERM', () => console.log('told'))
      void withSignalsAside(() => { process.kill(process.pid, 'SIGTERM'); for (;;); })
    `),
  ).toBe('SIGTERM')
})
