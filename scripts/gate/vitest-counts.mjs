/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
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
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status))
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length + broken.length
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }
}
