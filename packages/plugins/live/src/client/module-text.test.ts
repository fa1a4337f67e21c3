import { expect, test } from 'vitest'
import { moduleText, problemText } from './module-text.ts'

const run = (code: string, scope: Readonly<Record<string, unknown>>, calls = false): unknown => {
  const text = moduleText(code, { names: Object.keys(scope), calls })
  return new Function(text.replace('export default', 'return'))()(scope)
}

const React = {
  createElement: (type: unknown, props: unknown, ...children: readonly unknown[]) => ({ type, props, children }),
}

test('an element, a function and a class are expressions', () => {
  expect(run('<b title="x">{1 + 1}</b>;\n', { React })).toEqual({ type: 'b', props: { title: 'x' }, children: [2] })
  expect(run('function Clock(props: { n: number }) {\n  return props.n\n}', { React })).toBeTypeOf('function')
  expect(run('// What a component may begin with\n() => null', { React })).toBeTypeOf('function')
})

test('with calls, the code says itself what is shown', () => {
  const shown: unknown[] = []
  run('const a: number = 2\nrender(<b>{a}</b>)', { React, render: (what: unknown) => shown.push(what) }, true)
  expect(shown).toEqual([{ type: 'b', props: null, children: [2] }])
})

test('names that are none in JavaScript are left out', () => {
  expect(moduleText('1', { names: ['a', 'b-c', 'default', '$d'], calls: false })).toMatch(
    /^export default function \(\{ a, \$d \}\)/,
  )
})

test('a mistake is told in the line of the reader', () => {
  const told = (code: string) => {
    try {
      return moduleText(code, { names: [], calls: false })
    } catch (error) {
      return problemText(error)
    }
  }
  expect(told('() => {\n  return <b>\n}')).toMatch(/\(line \d+, column \d+\)$/)
  expect(told('<b>\n  {1 +}\n</b>')).toContain('(line 2, column')
})
