import { createElement, Fragment, lazy, Suspense, use, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { runtime as base } from '../../../../../tests/memory-site.ts'
import type { Page, SiteLayout } from '../../model/page.ts'
import { loadSuspended, renderArticleHtml, renderLoaded, type Runtime } from './render-page.ts'

const runtime = { ...base, theme: { ...base.theme, ArticleContext: Fragment } } as unknown as Runtime
const page = {} as Page
const layout = { locale: { htmlLang: 'en' } } as SiteLayout

describe('what components load by themselves', () => {
  const later = <Value>(value: Value, delay = 20) =>
    new Promise<Value>((resolve) => setTimeout(() => resolve(value), delay).unref())
  const said = (text: string) => ({ default: () => createElement('p', null, text) })
  const Nested = lazy(() => later(said('Inner')))
  const answer = later('Answer')
  const failing = () => {
    throw new Error('Only in browsers')
  }

  test.each<[string, ReactElement, string]>([
    ['a part', createElement(lazy(() => later(said('Part')))), '<!--$--><p>Part</p><!--/$-->'],
    [
      'a part of a part',
      createElement(lazy(() => later({ default: () => createElement('div', null, createElement(Nested)) }))),
      '<!--$--><div><p>Inner</p></div><!--/$-->',
    ],
    ['a value', createElement(() => use(answer)), '<!--$-->Answer<!--/$-->'],
    ['nothing', createElement('b'), '<!--$--><b></b><!--/$-->'],
  ])('%s is in the page', async (_, child, expected) => {
    expect(await rendered(suspended(child))).toBe(expected)
  })

  test('it needs no Suspense around', async () => {
    expect(await rendered(createElement(lazy(() => later(said('Alone')))))).toBe('<p>Alone</p>')
  })

  test('what fails on the server shows the fallback', async () => {
    expect(await rendered(suspended(createElement(failing)))).toContain('A moment')
  })

  test('what never comes is told beside the fallback', { timeout: 60_000 }, async () => {
    const never = suspended(createElement(lazy(() => new Promise<never>(() => {}))))
    const render = () => ({ value: renderArticleHtml(never, page, layout, runtime) })
    const { value, isLate } = await renderLoaded(render, () => loadSuspended(never, page, layout, runtime))
    expect([isLate, value]).toEqual([true, expect.stringContaining('A moment')])
  })

  test('many that wait in vain end soon, and the next build waits again', { timeout: 60_000 }, async () => {
    const build = { ...layout }
    const waits = async (delay: number, of: SiteLayout) =>
      loadSuspended(createElement(lazy(() => later(said('Part'), delay))), page, of, runtime)
    const startedAt = performance.now()
    for (let pages = 0; pages < 6; pages++) expect(await waits(60_000, build)).toBe(false)
    // Ten: the first five seconds are halved each time. Five for each of them would be 30.
    expect(performance.now() - startedAt).toBeLessThan(25_000)
    expect(await waits(1000, build)).toBe(false)
    expect(await waits(1000, { ...layout })).toBe(true)
  })

  const suspended = (child: ReactElement) => createElement(Suspense, { fallback: 'A moment' }, child)

  async function rendered(element: ReactElement): Promise<string> {
    const render = () => ({ value: renderArticleHtml(element, page, layout, runtime) })
    return (await renderLoaded(render, () => loadSuspended(element, page, layout, runtime))).value
  }
})
