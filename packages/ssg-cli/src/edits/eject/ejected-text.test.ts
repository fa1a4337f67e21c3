import { expect, test } from 'vitest'
import { copiedFrom } from './copied-from.ts'
import { ejectedText } from './ejected-text.ts'

const theme = { theme: '@acme/theme', version: '1.2.0', path: 'src/parts/footer.tsx' }
const ofTheme = (path: string) => `@acme/theme/${path}`

test('a copy says where it comes from, and imports the same files as the original', () => {
  const text = `import type { SiteLayout } from 'docs-build/page'
import { Link } from './link.tsx'
import { once } from '../server/once.ts'
import './footer.css'

export const Footer = () => <Link title="./link.tsx" />
`
  expect(ejectedText({ ...theme, text }, ofTheme))
    .toBe(`/* Copied from @acme/theme 1.2.0: src/parts/footer.tsx (ce1996963b6fcbda) */
import type { SiteLayout } from 'docs-build/page'
import { Link } from '@acme/theme/src/parts/link.tsx'
import { once } from '@acme/theme/src/server/once.ts'
import '@acme/theme/src/parts/footer.css'

export const Footer = () => <Link title="./link.tsx" />
`)
})

test('what the head of a copy says can be read again, and other comments say nothing', () => {
  const { hash, ...rest } =
    copiedFrom(ejectedText({ ...theme, path: 'src/toc.css', text: 'a { b: c }\n' }, ofTheme)) ?? {}
  expect(rest).toEqual({ theme: '@acme/theme', version: '1.2.0', path: 'src/toc.css' })
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(copiedFrom('/* Copied from the old site */\n')).toBeUndefined()
})
