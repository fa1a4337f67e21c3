import { expect, test } from 'vitest'
import { scriptText } from './script-text.ts'

test.each(['application/ld+json', 'application/json', 'importmap'])('data of type %s holds no "<"', (type) => {
  const text = scriptText('{"a":"<!--<script></script>\u2028"}', type)
  expect(text).toBe('{"a":"\\u003c!--\\u003cscript>\\u003c/script>\\u2028"}')
  expect(JSON.parse(text)).toEqual({ a: '<!--<script></script>\u2028' })
})

test('code keeps its comparisons, and loses what a parser of HTML would see in it', () => {
  expect(scriptText("if (a < b) s = '</script><!--<SCRIPT>'")).toBe(
    "if (a < b) s = '\\x3C/script>\\x3C!--\\x3CSCRIPT>'",
  )
})
