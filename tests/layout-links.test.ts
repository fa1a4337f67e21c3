/** Links of the bar and of the foot, as a config says them. */
import { expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'

test('links of the bar, its menus and the foot have the attributes that a config gives them', async () => {
  const attributes = { rel: 'me', 'data-event': 'chat', 'aria-label': 'Talk to us' }
  const chat = { label: 'Chat', href: 'https://chat.example', attributes }
  const site = memorySite({
    'docs.config.mjs': config({
      docs: { path: 'docs', routeBasePath: '/' },
      navbar: {
        logo: { src: 'https://example.com/a.svg', href: 'https://example.com', target: '_blank' },
        items: [chat, { label: 'More', items: [{ type: 'doc', docId: 'index', label: 'Docs', attributes }] }],
      },
      footer: { links: [{ items: [chat] }] },
    }),
    'docs/index.md': '# Home\n',
  })
  const { outputs, result } = await buildInMemory(site)
  expect(result.diagnostics).toEqual([])
  const html = String(outputs.get('index.html'))
  const links = [...html.matchAll(/<a [^>]*data-event="chat"[^>]*>/g)].map(([link]) => link)
  // Once each in the bar and in its menu, both of them in the drawer too, and in the foot.
  expect(links).toHaveLength(5)
  for (const link of links)
    expect(link).toMatch(/^(?=.* rel="me")(?=.* aria-label="Talk to us")[^"]*(?:"[^"]*"[^"]*)*$/)
  expect(links.filter((link) => link.includes('target="_blank"'))).toHaveLength(3)
  expect(html).toMatch(/<a class="brand" href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer">/)
})

test('an item that a component is to show is told where the site has no such component', async () => {
  const told = async (components: object) => {
    const site = memorySite({
      'docs.config.mjs': config({
        navbar: { items: [{ type: 'component', name: 'clock', props: { zone: 'UTC' } }] },
        theme: { components },
      }),
      'docs/index.md': '# Home\n',
      'theme/Extra.tsx': 'export default () => null\n',
    })
    const { result } = await buildInMemory(site)
    return result.diagnostics.map(({ code, message, line }) => [code, message, line])
  }
  expect(await told({})).toEqual([
    [
      'navbar-item',
      'Navbar item "clock": Unexpected item that nothing shows, expected "NavbarExtra" in "theme.components"',
      1,
    ],
  ])
  expect(await told({ NavbarExtra: 'theme/Extra.tsx' })).toEqual([])
})
