import { configKeys, type ConfigKey } from './config-keys.ts'
import { configWords } from './config-words.ts'

/**
 * Keys that are taken out of the config before its schema is asked: they hold functions.
 *
 * @see {@link file://./../../packages/ssg-cli/src/1-config/plugins/written-plugins.ts}
 */
const codeKeys: readonly (readonly [path: string, expected: string])[] = [
  ['plugins', 'an array of plugins'],
  ['markdown.remarkPlugins', 'an array of plugins for unified'],
  ['markdown.rehypePlugins', 'an array of plugins for unified'],
  ['markdown.beforeDefaultRemarkPlugins', 'an array of plugins for unified'],
  ['markdown.beforeDefaultRehypePlugins', 'an array of plugins for unified'],
  ['markdown.remarkRehypeOptions', 'an object: { handlers }'],
]

/** The keys of the page, without those of which one line says enough. */
export function shownKeys(): readonly ConfigKey[] {
  const further = codeKeys.map(([path, expected]) => ({ path, expected, fallback: undefined, isNeeded: false }))
  return [...configKeys(), ...further].filter(({ path }) => !path.startsWith('security.csp.sources.'))
}

/** The reference of the config, as Markdown. */
export function configPage(): string {
  const keys = shownKeys()
  const groups = keys.filter(({ path }) => isTop(path) && keys.some((other) => isBelow(other.path, path)))
  const single = keys.filter(({ path }) => isTop(path) && !groups.some((group) => group.path === path))
  return [
    introduction,
    table(single, ''),
    ...groups.map(({ path }) =>
      [
        `## ${path}`,
        configWords[path],
        table(
          keys.filter((key) => isBelow(key.path, path)),
          path,
        ),
        path === 'navbar' ? navbarItems : '',
      ].join('\n\n'),
    ),
  ].join('\n\n')
}

function isTop(path: string): boolean {
  return /^\w+$/.test(path)
}

function isBelow(path: string, group: string): boolean {
  return path.startsWith(`${group}.`) || path.startsWith(`${group}[]`)
}

function table(keys: readonly ConfigKey[], group: string): string {
  const rows = keys.map(({ path, expected, fallback, isNeeded }) => {
    const shown = fallback === undefined || hasKeysBelow(path, keys) ? '' : inCell(`\`${literal(fallback)}\``)
    const name = `\`${group === '' ? path : path.slice(group.length).replace(/^\./, '')}\``
    return `| ${name} | ${inCell(expected)} | ${isNeeded ? 'needed' : shown} | ${inCell(configWords[path] ?? '')} |`
  })
  return ['| Key | Expected | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function hasKeysBelow(path: string, keys: readonly ConfigKey[]): boolean {
  return keys.some((other) => isBelow(other.path, path) && !other.path.startsWith(`${path}[]`))
}

function literal(value: unknown): string {
  const text = JSON.stringify(value).replaceAll('","', '", "')
  return text.length > 80 ? '[…]' : text
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|')
}

const introduction = `---
title: Config
description: Every key of docs.config.ts, with what it may be, its default and its meaning.
---

# Config

The file \`docs.config.ts\` (or \`.mts\`, \`.js\`, \`.mjs\`) exports the config of the site, a promise of it, or a function that gives one
of both. Paths are relative to the folder of that file. A key that is wrong is told with its place, with what was found and what was
expected; the words in the column _Expected_ are those of the diagnostic.

\`\`\`ts title="docs.config.ts"
import { defineConfig } from 'docs-build'

export default defineConfig({
  title: 'My product',
  url: 'https://docs.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
})
\`\`\`

## The site`

const navbarItems = `### Items of the navbar

Each has \`position: 'left'\` (the default) or \`'right'\`. One that can't be shown is reported, and the others are shown.

| Item | What it is |
| --- | --- |
| \`{ label, to }\` | a link to a route of this site |
| \`{ label, href }\` | a link to anywhere else |
| \`{ label, items }\` | a menu of links, and of items of the types \`doc\`, \`docSidebar\` and \`html\` |
| \`{ type: 'doc', docId }\` | a link to a doc, in the version that is read |
| \`{ type: 'docSidebar', sidebarId }\` | a link to the first page of a sidebar |
| \`{ type: 'docsVersionDropdown' }\` | the versions of a collection, or some: \`versions: [{ name: '2.0', label: 'LTS' }]\`; with further items in \`itemsBefore\` and \`itemsAfter\` |
| \`{ type: 'localeDropdown' }\` | the languages of the site, with further items as there; \`query: '?keep=true'\` adds to their addresses |
| \`{ type: 'search' }\` | the search; it stands at the end unless placed |
| \`{ type: 'component', name, props }\` | shown by the component in the place of the theme's \`NavbarExtra\`, which is given the item |
| \`{ type: 'html', value }\` | HTML |

Links, docs and sidebars may have \`html\`, which is shown in place of the label, and \`activeOn\`, a regular expression: on routes
that it matches the item is the current one. All but the search may have a \`className\`, links
and what leads to docs also \`attributes\`: \`{ rel: 'me', 'data-event': 'chat' }\`. A link of which a stylesheet draws an
icon has \`html: ''\`; its label is what screen readers say.

\`collection\` names the collection of those that stand for docs, where there are several.`
