import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Config } from '../../model/config.ts'
import type { ThemeManifest } from '../../model/theme-manifest.ts'
import { compileOptions } from './compile-options.ts'
import { compileText, markup, testOptions } from './test-doc.ts'
import { resolvedKey } from './types.ts'

const themeFile = fileURLToPath(new URL('../../../../theme/theme.json', import.meta.url))
// Its schema has a test of its own.
const manifest = JSON.parse(readFileSync(themeFile, 'utf8')) as ThemeManifest

function optionsOf(more: Partial<Config['theme']>) {
  const theme = { package: 'theme', components: {}, mdxComponents: { Chart: 'chart.tsx' }, css: [], ...more }
  return compileOptions({ ...testOptions, theme }, 'check')
}

test('MDX may use what the theme, the compiler and the site register', () => {
  const said = { layout: {}, components: { Tabs: { global: true }, CodeBlock: {} } }
  expect(optionsOf({ manifest: said }).components).toEqual(['Tabs', 'CodeTabs', 'Head', 'Chart'])
})

test('no component is unknown to a theme that says nothing', async () => {
  const { diagnostics } = await compileText('<Anything />', 'mdx', {}, optionsOf({}))
  expect(diagnostics).toEqual([])
})

test('a component that the theme does not name is unknown, and names that the author can write are listed', async () => {
  const said = { layout: {}, components: { Tabs: { global: true } } }
  const text = "<Anything src={require('./a.png')} />"
  const resolved = { [resolvedKey('doc.mdx', './a.png')]: 'file:a.png' }
  const { diagnostics } = await compileText(text, 'mdx', { resolved }, optionsOf({ manifest: said }))
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-component'])
  expect(diagnostics[0]?.message).toContain(' Available: "Tabs", "CodeTabs", "Head", "Chart".')
})

test('what a site registers under the name of a component of the theme takes what it likes', async () => {
  const text = '<Video src="first" id="b" />'
  const linksOf = async (more: Partial<Config['theme']>) =>
    (await compileText(text, 'mdx', {}, optionsOf({ manifest, ...more }))).value.facts.links.map((link) => link.isProp)
  expect(await linksOf({})).toEqual([undefined])
  expect(await linksOf({ mdxComponents: { Video: 'video.tsx' } })).toEqual([true])
})

test('the default theme knows which components Markdown makes', async () => {
  const { value } = await compileText(':::note[*T*]\n\n```js\na\n```\n\n:::\n\n> [!TIP]\n> b')
  const made = new Set(Array.from(markup(value.main.tree).matchAll(/<([A-Z]\w+)/g), ([, name]) => name))
  // What holds a title is no component: rendering takes it away.
  made.delete('AdmonitionTitle')
  const named = Object.entries(manifest.components).flatMap(([name, { fromMarkdown }]) => (fromMarkdown ? [name] : []))
  expect([...made].sort()).toEqual(named.sort())
})
