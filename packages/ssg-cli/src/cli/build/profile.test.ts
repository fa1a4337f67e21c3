import { expect, test } from 'vitest'
import { profileText, profiler } from './profile.ts'

function profileOf(pages: number) {
  let time = 0
  const { show, result } = profiler(() => time)
  show({ step: 'scan' })
  time = 100
  show({ step: 'scan', done: 12, total: 12 })
  show({ step: 'pages', done: 0, total: pages })
  for (let done = 1; done <= pages; done++) {
    time += 10
    const times = { compile: done, link: 0.26, render: 0 }
    show({ step: 'pages', done, total: pages, page: { route: `/p${done}`, source: `docs/p${done}.md`, times } })
  }
  return result((file) => `site/${file}`)
}

test('it holds what each step took, and the ten slowest pages', () => {
  const { steps, pages } = profileOf(12)
  expect(steps).toEqual([
    { step: 'scan', ms: 100, count: 12 },
    { step: 'pages', ms: 120, count: 12 },
  ])
  expect(pages).toHaveLength(10)
  expect(pages[0]).toEqual({ route: '/p12', source: 'site/docs/p12.md', compileMs: 12, linkMs: 0.3, renderMs: 0 })
})

test('people read it as two tables', () => {
  expect(profileText(profileOf(2))).toBe(`Step            time
Scanning      0.10 s  12 docs
Making pages  0.02 s  2 pages

Slowest pages   total  compile    link  render
/p2            2.3 ms   2.0 ms  0.3 ms  0.0 ms  site/docs/p2.md
/p1            1.3 ms   1.0 ms  0.3 ms  0.0 ms  site/docs/p1.md

`)
})

test('without a page that was made there is one table', () => {
  expect(profileText(profileOf(0))).not.toContain('Slowest')
})
