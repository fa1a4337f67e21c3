import { expect, test } from 'vitest'
import { aroundOnce } from './around-once.ts'

const island = (name: string, around = ' data-around="{&quot;page&quot;:{}}"') =>
  `<docs-island data-island="${name}" data-props="{}"${around}>…</docs-island>`

test('what islands ask of their page stands at the first one of the main part', () => {
  const page = (later?: string) =>
    `<nav>${island('a')}</nav><main class="page" id="_main">${island('b', '')}${island('c')}${island('d', later)}</main>${island('e', later)}`
  expect(aroundOnce(page())).toBe(page(''))
})
