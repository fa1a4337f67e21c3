import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import type { Progress } from '../../host.ts'
import { progressLine } from './progress-line.ts'
import { writtenTo } from '../testing.ts'

const steps: readonly Progress[] = [
  { step: 'config' },
  { step: 'scan' },
  { step: 'scan', done: 1, total: 1 },
  { step: 'pages', done: 0, total: 1200 },
  { step: 'pages', done: 600, total: 1200 },
  { step: 'pages', done: 1200, total: 1200 },
]

/** What it writes when a step takes a second between any two calls. */
function written(progresses: readonly Progress[], terminal: { columns?: number } | undefined, env = {}): string {
  const stderr = Object.assign(new PassThrough(), { isTTY: terminal !== undefined, columns: terminal?.columns })
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  try {
    const line = progressLine({ stderr, env })
    for (const progress of progresses) {
      line.show(progress)
      time += 1000
    }
    line.clear()
    line.clear()
  } finally {
    clock.mockRestore()
  }
  return writtenTo(stderr)
}

test('a log gets a line for each step that has ended', () => {
  expect(written(steps, undefined)).toBe(`Reading the config … 1.0 s
Scanning … 1 doc, 2.0 s
Making pages … 1,200 pages, 3.0 s
`)
})

test('a step that was left says how far it came', () => {
  expect(written(steps.slice(3, 5), undefined)).toBe('Making pages … 600 of 1,200 pages, 2.0 s\n')
})

test('a terminal gets one line with step, count and rate, that is gone in the end', () => {
  const drawings = written(steps, { columns: 80 }).split('\r\u001B[K')
  expect(drawings).toEqual([
    '',
    'Reading the config',
    'Scanning',
    'Scanning 1 of 1, 1 docs/s',
    'Making pages 0 of 1,200',
    'Making pages 600 of 1,200, 600 pages/s',
    'Making pages 1,200 of 1,200, 600 pages/s',
    '',
  ])
})

test('the line never wraps', () => {
  const drawings = written(steps, { columns: 20 }).split('\r\u001B[K')
  expect(Math.max(...drawings.map(({ length }) => length))).toBe(19)
})

test.each([{ CI: 'true' }, { TERM: 'dumb' }])('a terminal with %o is a log', (env) => {
  expect(written(steps, { columns: 80 }, env)).not.toContain('\u001B')
})
