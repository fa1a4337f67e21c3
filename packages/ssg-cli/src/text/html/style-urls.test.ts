import { expect, test } from 'vitest'
import { timesLonger } from '../../../test/times-longer.ts'
import { styleUrls } from './style-urls.ts'

const urlsOf = (style: string) => Array.from(style.matchAll(styleUrls), ([url]) => url)

test.each([
  ['background:url(a.png)', ['a.png']],
  [`mask: url("a.png"), url( '/b.svg' ) 0 0`, ['a.png', '/b.svg']],
  ['fill: url(#wave); mask: url(); x: myurl(a.png)', []],
])('%s shows %j', (style, expected) => {
  expect(urlsOf(style)).toEqual(expected)
})

test.each<[string, (times: number) => string]>([
  ['spaces', (times) => `url(${' '.repeat(times)}x`],
  ['brackets', (times) => 'url('.repeat(times)],
  ['words', (times) => `url(${'x '.repeat(times)}`],
])('a style with many %s is read in linear time', async (_, make) => {
  const task = (times: number) => () => urlsOf(make(times))
  expect(await timesLonger(task(20_000), task(80_000))).toBeLessThan(8)
})
