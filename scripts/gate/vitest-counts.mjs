/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures What failed: file, test and the first line of the message.
 */

/**
 * Count the tests in a JSON report of Vitest.
 *
 * A file that could not be loaded is one failure, and so is a run without a test, without a report, or one that failed
 * though no test did (an error outside of all tests): a gate that counts nothing must not open.
 *
 * @param {string | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 * @see https://vitest.dev/guide/reporters.html#json-reporter
 */
export function vitestCounts(report, exitCode) {
  const files = report === undefined ? [] : JSON.parse(report).testResults
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failures = [
    ...tests
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.file}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? 'no message'}`),
    ...broken.map((file) => `${file.name}: ${file.message || 'failed outside of its tests'}`),
  ]
  const passed = tests.filter((test) => test.status === 'passed').length
  if (failures.length === 0 && (exitCode !== 0 || passed === 0)) failures.push('the run failed though no test did')
  return { passed, failed: failures.length, failures }
}
