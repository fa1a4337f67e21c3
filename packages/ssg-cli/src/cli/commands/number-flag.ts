import { UsageError } from '../process-like.ts'

/**
 * Make the reader of a flag whose value is a whole number.
 *
 *     numberFlag('--port', 0, 65535)('70000')  // throws: expected a whole number from 0 to 65535.
 */
export function numberFlag(flag: string, least: number, most?: number): (text: string) => number {
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`
  return (text) => {
    const number = Number(text)
    if (/^\d{1,9}$/.test(text) && number >= least && number <= (most ?? number)) return number
    throw new UsageError(`Unexpected value "${text}" for ${flag}, expected a whole number ${range}.`)
  }
}
