import { expect, test } from 'vitest'
import { exampleLayout, examplePage } from '../testing/example-site.ts'
import { mainHtml } from './main-html.ts'

test('a page that stays the same in another layout shows what that says', () => {
  const page = examplePage({ content: { type: 'search' } })
  const layoutWith = (label: string) => {
    const layout = exampleLayout()
    return { ...layout, search: { ...layout.search, sections: [{ label, href: `/${label}` }] } }
  }
  expect(mainHtml(layoutWith('pumps'), page, undefined)).toContain('<a href="/pumps">pumps</a>')
  expect(mainHtml(layoutWith('tanks'), page, undefined)).toContain('<a href="/tanks">tanks</a>')
})
