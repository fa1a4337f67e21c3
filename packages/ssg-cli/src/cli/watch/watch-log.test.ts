import { expect, test } from 'vitest'
import { colorsFor } from '../../diagnostics/colors.ts'
import { watchLog } from './watch-log.ts'

test('edits that come before the findings of earlier ones are told together', () => {
  let told = ''
  const context = { color: false, sourceOf: () => undefined, relative: (file: string) => file }
  const log = watchLog({ write: (text) => (told += text), colors: colorsFor(false), context })
  const edits = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `${index}.md`, kind: 'added' as const }))
  log.rebuilt({ changes: edits(236), pages: 'all', milliseconds: 90 })
  log.rebuilt({ changes: edits(64), pages: 1, milliseconds: 20 })
  log.found({ diagnostics: [], isWhole: true, pages: 300 })
  log.rebuilt({ changes: edits(1), pages: 1, milliseconds: 7 })
  log.found({ diagnostics: [], isWhole: true, pages: 300 })
  expect(told).toBe('300 files → site updated in 90 ms: no errors\n0.md → 1 page updated in 7 ms: no errors\n')
})

test('findings of pages are not fixed when the site cannot be planned', () => {
  let told = ''
  const context = { color: false, sourceOf: () => undefined, relative: (file: string) => file }
  const log = watchLog({ write: (text) => (told += text), colors: colorsFor(false), context })
  const found = (file: string) => ({ code: 'broken-link' as const, severity: 'error' as const, message: 'M', file })
  log.found({ diagnostics: [found('a.md'), found('b.md')], isWhole: true, pages: 2 })
  told = ''
  log.found({ diagnostics: [found('docs.config.ts')], isWhole: true, hasFailed: true, pages: 2 })
  expect(told).toBe('\ndocs.config.ts  error  broken-link  M\n\n1 error\n')
  told = ''
  log.found({ diagnostics: [found('a.md')], isWhole: true, hasFailed: false, pages: 2 })
  expect(told).toBe('\na.md  error  broken-link  M\n\n1 error, 1 fixed\n')
})

test('each finding is looked at once an edit, however many were told before', () => {
  let told = ''
  let looks = 0
  const context = { color: false, sourceOf: () => undefined, relative: (file: string) => file }
  const log = watchLog({ write: (text) => (told += text), colors: colorsFor(false), context })
  const diagnostics = Array.from({ length: 100 }, (_, index) => ({
    code: 'broken-link' as const,
    severity: 'error' as const,
    message: `Unexpected link ${index}`,
    get file() {
      looks++
      return 'a.md'
    },
  }))
  log.found({ diagnostics, isWhole: true, pages: 1 })
  looks = 0
  told = ''
  log.rebuilt({ changes: 'all', pages: 1, milliseconds: 7 })
  log.found({ diagnostics: diagnostics.slice(1), isWhole: true, pages: 1 })
  expect(looks).toBe(99)
  expect(told).toBe('all files → 1 page updated in 7 ms: 99 errors, 1 fixed\n')
})
