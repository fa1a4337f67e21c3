import { expect, test } from 'vitest'
import { vitestCounts } from './vitest-counts.mjs'

test('tests are counted by what became of them, and skipped ones are neither', () => {
  const files = [file('passed', ['passed', 'passed', 'skipped']), file('failed', ['passed', 'failed', 'todo'])]
  expect(vitestCounts(report(files), 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts: is true: Error: expected 1 to be 2'],
  })
})

test('a file that could not be loaded is one failure', () => {
  expect(vitestCounts(report([file('passed', ['passed']), file('failed', [])]), 1)).toMatchObject({
    passed: 1,
    failed: 1,
  })
})

test('a file that failed outside of its tests is one failure', () => {
  expect(vitestCounts(report([file('failed', ['passed', 'passed'])]), 1)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts: failed outside of its tests'],
  })
})

test('a run that failed though no test did is one failure', () => {
  expect(vitestCounts(report([file('passed', ['passed'])]), 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['the run failed though no test did'],
  })
})

test.each([
  ['no report', undefined],
  ['no files', report([])],
  ['only skipped tests', report([file('passed', ['skipped'])])],
])('a run with %s is one failure', (_, text) => {
  expect(vitestCounts(text, 0)).toMatchObject({ passed: 0, failed: 1 })
})

function report(testResults) {
  return JSON.stringify({ testResults })
}

function file(status, statuses) {
  const messages = { failed: ['Error: expected 1 to be 2\n    at a.test.ts:1'] }
  return {
    name: 'a.test.ts',
    message: '',
    status,
    assertionResults: statuses.map((of) => ({ fullName: 'is true', status: of, failureMessages: messages[of] ?? [] })),
  }
}
