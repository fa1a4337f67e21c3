import { expect, test } from 'vitest'
import { scriptJson } from './script-json.ts'

test.each(['</script>', '<!--<script>', 'a < b', '\u2028\u2029'])(
  '%j neither ends a script element nor opens another',
  (text) => {
    const json = scriptJson({ text })
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text })
  },
)
