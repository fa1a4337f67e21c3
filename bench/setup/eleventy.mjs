import { join } from 'node:path'
import { pageFolder } from '../corpus/layouts.mjs'
import { npmInstall } from './npm-install.mjs'
import { writeFiles } from './write-files.mjs'

/**
 * Eleventy. `docs` has its own syntax highlighting and heading id plugins, and a Nunjucks layout with the parts of the
 * other tools: navbar, sidebar with all pages, table of contents, previous and next page. `bare` has no plugin, and
 * a layout with the title and the text alone. It keeps no cache.
 *
 * @param {'docs' | 'bare'} kind
 * @returns {import('../tools.mjs').Tool}
 */
export function eleventy(kind) {
  return {
    name: kind === 'docs' ? 'Eleventy' : 'Eleventy bare',
    layout: 'eleventy',
    docs: 'content',
    out: '_site',
    caches: ['.cache'],
    html: (page) => join(pageFolder(page.file), 'index.html'),
    setup(dir) {
      npmInstall(dir, { '@11ty/eleventy': '^3.1.0', '@11ty/eleventy-plugin-syntaxhighlight': '^5.0.0' })
      writeFiles(dir, {
        'eleventy.config.mjs': configs[kind],
        'content/content.11tydata.json': '{ "layout": "docs.njk", "tags": "docs" }',
        'content/_includes/docs.njk': layouts[kind],
      })
    },
    build: (dir) => ({ command: process.execPath, args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], cwd: dir }),
  }
}

const docsConfig = `import { IdAttributePlugin } from '@11ty/eleventy'
import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'

export default function (config) {
  config.addPlugin(syntaxHighlight)
  config.addPlugin(IdAttributePlugin)
  config.addCollection('manual', (all) => all.getFilteredByTag('docs').sort((a, b) => a.data.weight - b.data.weight))
  config.addFilter('headings', (html) =>
    [...html.matchAll(/<h([23])[^>]*>(.*?)<\\/h\\1>/g)].map(([, level, text]) => ({ level, text, id: config.getFilter('slugify')(text) })))
  return { dir: { input: 'content' } }
}
`

const docsLayout = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{ title }} | Manual</title>
    <meta name="description" content="{{ description }}">
    <meta property="og:title" content="{{ title }}">
    <link rel="canonical" href="https://docs.example.com{{ page.url }}">
  </head>
  <body>
    <header class="navbar"><a href="/">Manual</a><nav aria-label="Main"><a href="/">Docs</a><a href="https://example.com/blog">Blog</a></nav></header>
    <aside class="sidebar"><nav aria-label="Docs"><ul>
      {%- for entry in collections.manual %}
      <li><a href="{{ entry.url }}"{% if entry.url == page.url %} aria-current="page"{% endif %}>{{ entry.data.title }}</a></li>
      {%- endfor %}
    </ul></nav></aside>
    <main><article><h1>{{ title }}</h1>{{ content | safe }}</article></main>
    <aside class="toc"><ul>{% for heading in content | headings %}<li class="toc-{{ heading.level }}"><a href="#{{ heading.id }}">{{ heading.text | safe }}</a></li>{% endfor %}</ul></aside>
    <nav class="pagination">
      {% set previous = collections.manual | getPreviousCollectionItem %}{% if previous %}<a rel="prev" href="{{ previous.url }}">{{ previous.data.title }}</a>{% endif %}
      {% set next = collections.manual | getNextCollectionItem %}{% if next %}<a rel="next" href="{{ next.url }}">{{ next.data.title }}</a>{% endif %}
    </nav>
  </body>
</html>
`

const bareLayout = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>{{ title }}</title></head>
  <body><main>{{ content | safe }}</main></body>
</html>
`

const configs = { docs: docsConfig, bare: "export default () => ({ dir: { input: 'content' } })\n" }
const layouts = { docs: docsLayout, bare: bareLayout }
