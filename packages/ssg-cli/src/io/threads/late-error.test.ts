import { expect, test } from 'vitest'
import { lateError } from './late-error.ts'

const from = (...frames: readonly string[]) =>
  Object.assign(new Error('late'), { stack: ['Error: late', ...frames.map((frame) => `    at ${frame}`)].join('\n') })

test.each<[string, unknown, boolean]>([
  ['code of MDX', from('eval (eval at evaluateModule (/x/dist/program-AB12.cjs:1:2), <anonymous>:6:26)'), true],
  [
    'a config',
    from('Timeout._onTimeout (file:///s/docs.config.mjs?d5:1:168)', 'listOnTimeout (node:internal:1:2)'),
    true,
  ],
  ['a file that nobody waits for', from('async open (node:internal/fs/promises:639:25)'), true],
  ['what is no error', 'late', true],
  ['this tool', from('listen (node:net:1:2)', 'serve (/x/dist/program-AB12.cjs:3:4)'), false],
])('an error of %s is told as one of the site: %o is %s', (_, error, isOfSite) => {
  expect(lateError(error, process.cwd())?.includes('when nobody waited for it: late') ?? false).toBe(isOfSite)
})
