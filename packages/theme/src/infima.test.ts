import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const styles = fileURLToPath(new URL('./styles/', import.meta.url))
const read = (path: string) => readFileSync(styles + path, 'utf8')
const files = [...read('infima.css').matchAll(/@import '\.\/(.+?)' layer\((.+?)\)/g)].map(([, path = '', layer]) => ({
  text: read(path),
  layer,
}))
const text = files.map((file) => file.text).join('\n')

test.each([
  'container row col col--4 col--offset-2 hero hero--primary hero__title hero__subtitle',
  'button button--primary button--secondary button--outline button--lg button--sm button--block',
  'card card__header card__body card__footer card__image alert alert--info alert--warning badge badge--primary',
  'avatar avatar__photo avatar__name pills footer--dark footer__link-item clean-list clean-btn shadow--md',
  'text--center text--truncate text--bold margin-top--lg margin-vert--xl margin--none padding-horiz--md padding-left--xs',
])('the classes %s have rules', (names) => {
  const missing = names.split(' ').filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(text))
  expect(missing).toEqual([])
})

test('every property of Infima that a rule reads is set', () => {
  const set = new Set([...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
  const read_ = [...text.matchAll(/var\((--ifm-[\w-]+)(?![\w-]*,)/g)].map(([, name]) => name)
  expect(read_.filter((name) => !set.has(name))).toEqual([])
})

test('its layers stand in the order of the theme, below styles of the site', () => {
  const order = /@layer ([^;]+);/.exec(read('index.css'))?.[1]?.split(', ') ?? []
  expect(files.filter(({ layer }) => !order.includes(layer ?? ''))).toEqual([])
  expect(order.indexOf('infima')).toBeGreaterThan(order.indexOf('components'))
  expect(order.indexOf('infima')).toBeLessThan(order.indexOf('site'))
})
