import { texts, urls } from './payloads.mjs'

/** Text as Markdown takes it for text, whatever it holds. */
const escaped = (text) => text.replace(/[^\w ]/gu, (character) => `&#${character.codePointAt(0)};`)
const quoted = (text) => JSON.stringify(text)
/** One line without what ends a code span, a title or a link. */
const plain = (text) => text.replace(/[`\n[\]"\\]/g, ' ')

/** Fields of a doc in Markdown that hold text: name → the line or lines with it. */
const matter = {
  title: (text) => `title: ${quoted(text)}`,
  description: (text) => `description: ${quoted(text)}`,
  'sidebar label': (text) => `sidebar_label: ${quoted(text)}`,
  'pagination label': (text) => `pagination_label: ${quoted(text)}`,
  keywords: (text) => `keywords: [${quoted(text)}]`,
  tags: (text) => `tags: [${quoted(text)}]`,
}
const body = {
  heading: (text) => `## ${escaped(text)}`,
  paragraph: (text) => escaped(text),
  'code span': (text) => `A \`${plain(text)}\``,
  'code block': (text) => `\`\`\`html\n${text}\n\`\`\``,
  'title of a code block': (text) => `\`\`\`js title="${plain(text)}"\ncode\n\`\`\``,
  'language of a code block': (text) => `\`\`\`${plain(text).replaceAll(' ', '')}\ncode\n\`\`\``,
  'link text': (text) => `[${escaped(text)}](/)`,
  'link title': (text) => `[link](/ "${escaped(text)}")`,
  'text of a picture': (text) => `![${escaped(text)}](./flow.svg)`,
  'title of a picture': (text) => `![flow](./flow.svg "${escaped(text)}")`,
  'cell of a table': (text) => `| a |\n| - |\n| ${escaped(text)} |`,
  'title of an admonition': (text) => `:::note[${escaped(text)}]\nwords\n:::`,
  footnote: (text, number) => `Words[^n${number}].\n\n[^n${number}]: ${escaped(text)}`,
  mathematics: (text) => `$\\text{${plain(text).replace(/[\\{}$#%&_^~]|[^ -~]/g, ' ')}}$`,
}
const ofUrls = {
  link: (url) => `[link](<${url.replace(/[<>]/g, '\\$&')}>)`,
  picture: (url) => `![picture](<${url.replace(/[<>]/g, '\\$&')}>)`,
  'link of HTML': (url) => `<a href='${url.replaceAll("'", '&#39;')}'>link</a>`,
}
const jsx = {
  'prop of an island': (text) => `<Label text={${quoted(text)}} list={[${quoted(text)}]} />`,
  'label of a tab': (text) => `<Tabs><TabItem value={${quoted(text)}} label={${quoted(text)}}>x</TabItem></Tabs>`,
  'title of an admonition in MDX': (text) => `<Admonition type="note" title={${quoted(text)}}>x</Admonition>`,
  'summary of details': (text) => `<Details summary={${quoted(text)}}>x</Details>`,
  'text of an expression': (text) => `<p title={${quoted(text)}}>{${quoted(text)}}</p>`,
  'structured data': (text) =>
    `<Head><meta name="x" content={${quoted(text)}} /><script type="application/ld+json">{${quoted(quoted(text))}}</script></Head>`,
}
const ofUrlsInJsx = {
  button: (url) => `<Button href={${quoted(url)}}>button</Button>`,
  'link of JSX': (url) => `<a href={${quoted(url)}}>link</a>`,
}

/**
 * A site with a payload in every field, and what each number stands for.
 *
 * @returns {{ files: Readonly<Record<string, string>>, fields: readonly string[], routes: readonly string[] }}
 */
export function hostileSite() {
  const fields = []
  /** @type {(makers: readonly Function[], kinds: object, index: number, separator?: string) => string} */
  const filled = (makers, kinds, index, separator = '\n\n') =>
    Object.entries(kinds)
      .map(([field, write]) => {
        const number = fields.push(field) - 1
        return write(makers[index](number), number)
      })
      .join(separator)
  const all = (field) => texts.map((text) => text(fields.push(field) - 1)).join(' ')

  const files = { ...plainFiles(all) }
  const routes = ['/', '/about', '/docs/tags', '/docs/category/words', '/search', '/404.html']
  for (const index of texts.keys()) {
    files[`docs/text-${index}.md`] =
      `---\n${filled(texts, matter, index, '\n')}\nslug: /text-${index}\n---\n\n${filled(texts, body, index)}\n`
    files[`docs/jsx-${index}.mdx`] =
      `---\ntitle: JSX ${index}\nslug: /jsx-${index}\n---\n\nimport Label from '@site/components/Label'\n\n${filled(texts, jsx, index)}\n`
    routes.push(`/docs/text-${index}`, `/docs/jsx-${index}`)
  }
  for (const index of urls.keys()) {
    files[`docs/url-${index}.md`] = `---\nslug: /url-${index}\n---\n\n# URL\n\n${filled(urls, ofUrls, index)}\n`
    files[`docs/url-jsx-${index}.mdx`] =
      `---\nslug: /url-jsx-${index}\n---\n\n# URL\n\n${filled(urls, ofUrlsInJsx, index)}\n`
    routes.push(`/docs/url-${index}`, `/docs/url-jsx-${index}`)
  }
  return { files, fields, routes }
}

/** Files of which a site has one: each field there holds all payloads. */
function plainFiles(all) {
  const config = {
    title: `Site ${all('title of the site')}`,
    tagline: all('tagline of the site'),
    url: 'https://example.com',
    collections: [
      { id: 'docs', path: 'docs', routeBasePath: 'docs', versioned: false, sidebars: './sidebars.json' },
      { id: 'home', path: 'home', routeBasePath: '/', versioned: false },
    ],
    navbar: { title: all('title of the navbar'), items: [{ label: all('label of the navbar'), to: '/about' }] },
    footer: { links: [{ title: all('title of the footer'), items: [{ label: all('label of the footer'), to: '/' }] }] },
    redirects: [{ from: '/moved', to: '/about' }],
    // What is wrong is reported and the site is built nevertheless: what counts is what is left on its pages.
    diagnostics: {
      'unsafe-url': 'warn',
      'broken-link': 'warn',
      'broken-image': 'warn',
      'invalid-front-matter': 'warn',
    },
  }
  return {
    'docs.config.mjs': `export default ${JSON.stringify(config)}\n`,
    'sidebars.json': `${JSON.stringify({
      main: [
        { type: 'link', label: all('label of a sidebar'), href: 'https://example.com/' },
        {
          type: 'category',
          label: 'Words',
          link: {
            type: 'generated-index',
            slug: '/category/words',
            title: all('title of an index'),
            description: all('description of an index'),
          },
          items: [{ type: 'category', label: all('label of a category'), items: ['jsx-0'] }],
        },
        { type: 'autogenerated', dirName: '.' },
      ],
    })}\n`,
    'docs/tags.yml': `setup:\n  label: ${quoted(all('label of a tag'))}\n  description: ${quoted(all('description of a tag'))}\n`,
    'docs/tagged.md': '---\ntags: [setup]\n---\n\n# Tagged\n',
    'docs/flow.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="__trust(0)"><script>__trust(0)</script></svg>\n',
    'home/index.md': '---\nslug: /\n---\n\n# Home\n\nWords to search.\n',
    'pages/about.jsx': `export const title = ${quoted(all('title of a page of React'))}
export const description = ${quoted(all('description of a page of React'))}
export default () => <p title={title}>{description}</p>
`,
    'components/Label.jsx': `'use client'
export default ({ text, list }) => <p title={text}>{text}{list.map((entry) => <b key={entry}>{entry}</b>)}</p>
`,
  }
}
