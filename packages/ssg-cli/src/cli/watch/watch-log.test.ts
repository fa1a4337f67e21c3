import { expect, test } from 'vitest'
import { paint } from '../../diagnostics/paint.ts'
import { watchLog } from './watch-log.ts'

test('edits that come before the findings of earlier ones are told together', () => {
  let told = ''
  const context = { color: false, sourceOf: () => undefined, relative: (file: string) => file }
  const log = watchLog({ write: (text) => (told += text), colors: paint(false), context })
  const edits = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `${index}.md`, kind: 'added' as const }))
  log.rebuilt({ changes: edits(236), pages: 'all', milliseconds: 90 })
  log.rebuilt({ changes: edits(64), pages: 1, milliseconds: 20 })
  log.found({ diagnostics: [], isWhole: true, pages: 300 })
  log.rebuilt({ changes: edits(1), pages: 1, milliseconds: 7 })
  log.found({ diagnostics: [], isWhole: true, pages: 300 })
  expect(told).toBe('300 files → site updated in 90 ms: no errors\n0.md → 1 page updated in 7 ms: no errors\n')
})
