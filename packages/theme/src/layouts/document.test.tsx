import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SiteLayout } from 'docs-build/page'
import { examplePage, exampleLayout } from '../testing/example-site.ts'
import { Document } from './document.tsx'
import { earlyActionsScript, inlineScripts, lostPartsScript } from './inline-scripts.ts'
import { wholePageScript } from './whole-page-script.ts'

const html = (page = examplePage(), layout = exampleLayout(), article: string | undefined = '<p>Text</p>') =>
  renderToString(<Document layout={layout} page={page} article={article} />)

describe('head', () => {
  test('the title names the page, then the site', () => {
    expect(html()).toContain('<title>Bar | Steam</title>')
  })

  test('the description is escaped and given to search engines and previews', () => {
    expect(html()).toContain(
      '<meta name="description" content="Bars &amp; &quot;columns&quot;."><meta property="og:description" content="Bars &amp; &quot;columns&quot;.">',
    )
  })

  test('a page names its canonical address, its raw Markdown and its version', () => {
    const head = html()
    expect(head).toContain('<link rel="canonical" href="https://steam.example/docs/charts/bar">')
    expect(head).toContain('<link rel="alternate" type="text/markdown" href="/docs/charts/bar.md">')
    expect(head).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-8.1">')
  })

  test('a page without a title of its own has that of the site in previews', () => {
    const page = examplePage()
    expect(html({ ...page, meta: { ...page.meta, title: '' } })).toContain('<meta property="og:title" content="Steam">')
  })

  test('what a site says of all pages takes the place of what the theme says of each', () => {
    const tags = { head: '<meta name="twitter:card" content="summary"><meta property="og:type" content="book">' }
    const head = html(examplePage(), exampleLayout({ tags: { ...tags, bodyStart: '', bodyEnd: '' } }))
    expect(head.match(/<meta (?:name="twitter:card"|property="og:type")[^>]*>/g)?.join('')).toBe(tags.head)
  })

  test('a page that is not for search engines says so and has no canonical address', () => {
    const page = examplePage()
    const head = html({ ...page, meta: { ...page.meta, noIndex: true } })
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('rel="canonical"')
  })

  test('an article may give the root and the body classes and data', () => {
    const page = examplePage()
    const asking = (tag: string, attributes: Readonly<Record<string, string>>) => ({ tag, attributes, text: '' })
    const head = [
      asking('html', { class: 'wide', 'data-kind': 'a', onclick: 'x' }),
      asking('html', { class: 'tall' }),
      asking('body', { class: 'own' }),
    ]
    const root = html({ ...page, meta: { ...page.meta, className: 'docs-version-8.1', head } })
    expect(root).toMatch(/^<html lang="en" dir="ltr" data-kind="a" class="docs-version-8.1 wide tall" /)
    expect(root).toContain('<body class="own">')
    expect(root).not.toContain('onclick')
  })

  test('a page is shown whole, unless it is long', () => {
    expect(html()).toContain(`<script>${wholePageScript}</script><link rel="stylesheet"`)
    expect(html(examplePage(), exampleLayout(), 'x'.repeat(70_000))).not.toContain(wholePageScript)
  })

  test('what readers do with components before these live is taken note of where there are such', () => {
    const island = '<docs-island data-island="components/Counter.tsx" data-props="{}"></docs-island>'
    const page = (component: string) => examplePage({ content: { type: 'react', component } })
    expect(html(examplePage(), exampleLayout(), island)).toContain(`<script>${earlyActionsScript}</script>`)
    expect(html(page('tools'))).toContain(earlyActionsScript)
    expect(html(page('still'))).not.toContain(earlyActionsScript)
    expect(html()).not.toContain(earlyActionsScript)
  })

  test('what is said where a part does not come to life stands where there are such', () => {
    const said = '<template id="_lost"><p class="lost" role="alert">This part of the page could not be loaded. '
    const chart = html(examplePage(), exampleLayout(), '<live-chart data-needs-script=""></live-chart>')
    for (const part of [said, lostPartsScript])
      expect([chart.includes(part), html().includes(part)]).toEqual([true, false])
  })

  test('what a page says of itself takes the place of what the site says of all under that name', () => {
    const head =
      '<meta content="a > b" name="description"><meta property="og:url" content="/"><meta name="rating" content="x">'
    const page = html(examplePage(), exampleLayout({ tags: { head, bodyStart: '', bodyEnd: '' } }))
    expect(page.match(/<meta [^>]*(?:description|og:url|rating)"/g)).toEqual([
      '<meta name="rating"',
      '<meta name="description"',
      '<meta property="og:description"',
      '<meta property="og:url"',
    ])
    const empty = { ...examplePage().meta, description: '' }
    expect(html(examplePage({ meta: empty }), exampleLayout({ tags: { head, bodyStart: '', bodyEnd: '' } }))).toContain(
      'a > b',
    )
  })

  test('tags of plugins stand in the shared part of the head and at both ends of the body, their code after the own', () => {
    const { assets } = exampleLayout()
    const tags = {
      head: '<meta name="of-plugin">',
      bodyStart: '<noscript>a</noscript>',
      bodyEnd: '<script>b()</script>',
    }
    const page = html(examplePage(), exampleLayout({ tags, assets: { ...assets, plugins: ['/assets/stats.js'] } }))
    expect(page).toMatch(/src="\/assets\/client\.js"[^>]*><\/script><script type="module" src="\/assets\/stats\.js"/)
    expect(page).toMatch(/<meta name="of-plugin"><title>/)
    expect(page).toContain('<body><noscript>a</noscript>')
    expect(page).toContain('<script>b()</script></body>')
  })

  test('inline scripts stand in the document verbatim, in at most 1 KB', () => {
    const layout = exampleLayout({ announcementBar: { id: '</script>', html: 'Hello', closeable: true } })
    const scripts = inlineScripts(layout)
    expect(scripts).toHaveLength(4)
    for (const script of scripts) expect(html(examplePage(), layout)).toContain(`<script>${script}</script>`)
    expect([...scripts, wholePageScript].join('').length).toBeLessThan(1200)
    expect(scripts.join('')).not.toContain('</script>')
  })
})

describe('in another language', () => {
  const german = exampleLayout({ locale: { code: 'de', label: 'Deutsch', htmlLang: 'de-AT', direction: 'ltr' } })

  test('pages say what they say in English', () => {
    const page = html(examplePage(), german)
    for (const words of ['Zum Hauptinhalt springen', 'Diese Seite bearbeiten', 'Auf dieser Seite', 'Startseite'])
      expect(page).toContain(words)
    for (const words of ['Skip to main content', 'Edit this page', 'On this page', 'Home page', 'Previous'])
      expect(page).not.toContain(words)
  })

  test('scripts are given their words with the page, which they have in English', () => {
    expect(html(examplePage(), german)).toContain('"copyCode":"Code in die Zwischenablage kopieren"')
    expect(html()).not.toContain('"copyCode"')
  })
})

describe('layout', () => {
  test('docs without versions have no menu of them', () => {
    const layout = (collections?: readonly []) => {
      const example = exampleLayout()
      const item = { type: 'docsVersionDropdown', collection: 'default', position: 'right' } as const
      return { ...example, navbar: { ...example.navbar, items: [item] }, ...(collections && { collections }) }
    }
    const { version: _, ...page } = examplePage()
    expect(html(page, layout())).toContain('data-versions="default"')
    expect(html(page, layout([]))).not.toContain('data-versions')
  })

  test('no element has a style attribute or an event handler', () => {
    expect(html()).not.toMatch(/<[^>]+ (?:style|on[a-z]+)=/)
  })

  test('the module that holds the page is marked in the navbar', () => {
    expect(html()).toContain('<a class="dropdown__link" href="/docs/charts/" aria-current="true">Charts</a>')
    expect(html(examplePage({ route: '/docs/start' }))).toContain(
      '<a class="dropdown__link" href="/docs/charts/">Charts</a>',
    )
  })

  test('the version dropdown leads to the same doc in the other version', () => {
    expect(html()).toContain('<a class="dropdown__link" href="/docs/next/charts/bar" data-version="current">Next</a>')
  })

  test('outside of the docs the version dropdown shows the latest version and leads to main docs', () => {
    const page = html(examplePage({ version: undefined }))
    expect(page).toContain('<span data-label="">8.1</span>')
    expect(page).toContain('href="/docs/next/start" data-version="current"')
  })

  test('a link that leaves the site opens a new tab and says so', () => {
    expect(html()).toMatch(
      /<a class="navbar__link" href="https:\/\/steam\.example\/contact" target="_blank" rel="noopener noreferrer" aria-describedby="_new-tab">Contact<svg/,
    )
    expect(html()).toContain('<span id="_new-tab" hidden="">Opens in a new tab</span>')
  })

  test('search is a link to the search page', () => {
    const search = { ...exampleLayout().search, href: '/sub/search' }
    expect(html(examplePage(), exampleLayout({ search }))).toContain('<a class="search-button" href="/sub/search"')
  })

  test('a site without search has no search button', () => {
    expect(
      html(examplePage(), exampleLayout({ search: { provider: 'none', href: '/search', tags: [], sections: [] } })),
    ).not.toContain('search-button')
  })

  test('a class of the search in the navbar stands around it', () => {
    const layout = exampleLayout()
    const items = [{ type: 'search', className: 'wide "x"', position: 'right' }] as const
    expect(html(examplePage(), { ...layout, navbar: { ...layout.navbar, items } })).toContain(
      '<div class="wide &quot;x&quot;"><a class="search-button"',
    )
  })

  test('a navbar item that cannot be rendered names itself', () => {
    const layout = exampleLayout()
    const broken = { type: 'dropdown', position: 'left', label: 'Tools', items: undefined }
    // A config that got past its checks: types would not allow it.
    const items = [broken] as unknown as typeof layout.navbar.items
    expect(() => html(examplePage(), { ...layout, navbar: { ...layout.navbar, items } })).toThrow(
      'The navbar item "Tools" (dropdown) cannot be rendered',
    )
  })

  test('a page without a sidebar has a drawer with the main menu only', () => {
    const page = html(examplePage({ sidebar: undefined }))
    expect(page).toContain('data-panel="menu"')
    expect(page).not.toContain('Docs sidebar')
  })

  test('the announcement bar shows what the config says', () => {
    expect(
      html(examplePage(), exampleLayout({ announcementBar: { id: 'a', html: '<b>New</b>', closeable: false } })),
    ).toContain('<div class="announcement__text"><b>New</b></div>')
  })
})

describe('a doc', () => {
  test('its article has the classes by which stylesheets of the site look for it', () => {
    const layout = exampleLayout({ articleClasses: { doc: 'theme-doc-markdown markdown', post: 'markdown' } })
    expect(html(examplePage(), layout)).toContain('<article class="prose theme-doc-markdown markdown" data-article="">')
    expect(html()).toContain('<article class="prose" data-article="">')
  })

  test('it has none of these classes where its own layout brings them', () => {
    const layout = exampleLayout({ articleClasses: { doc: 'theme-doc-markdown markdown', post: 'markdown' } })
    const own = '<div class="theme-doc-markdown markdown"><p>Text</p></div>'
    expect(html(examplePage(), layout, own)).toContain('<article class="prose" data-article="">')
  })

  test('it has a title, its article, breadcrumbs with positions, and its neighbours', () => {
    const page = html()
    expect(page).toContain('<h1>Bar</h1>')
    expect(page).toContain('<div class="prose__body"><p>Text</p></div>')
    expect(page).toContain(
      '<span itemProp="name" aria-current="page">Bar</span><meta itemProp="position" content="2"/>',
    )
    expect(page).toContain('<a class="pagination__link" href="/docs/start" rel="prev">')
  })

  test('it says its version, when it changed and where to edit it', () => {
    const page = html()
    expect(page).toContain('<p class="badge">Version: 8.1</p>')
    expect(page).toContain('<time dateTime="2024-11-20">Nov 20, 2024</time>')
    expect(page).toContain('href="https://git.example/bar.md"')
  })

  test('its table of contents is nested and keeps code', () => {
    expect(html()).toContain(
      '<li><a href="#size">Size <code>x</code></a><ul class="toc__list"><li><a href="#width">Width</a></li></ul></li>',
    )
  })

  test('an unreleased version leads to the same doc in the latest one', () => {
    const page = examplePage()
    const version = {
      ...page.version!,
      name: 'current',
      label: 'Next',
      banner: { kind: 'unreleased' as const, latestHref: '/docs/charts/bar', latestLabel: '8.1', latestName: '8.1' },
    }
    const shown = html({ ...page, version })
    expect(shown).toContain('This is unreleased documentation for Steam Next version.')
    expect(shown).toContain(
      '<a href="/docs/charts/bar" data-version="8.1" data-collection="default">latest version</a> (8.1).',
    )
  })

  test('the home page shows the site, its search and its versions', () => {
    const page = html(examplePage({ route: '/', version: undefined }))
    expect(page).toContain('<p class="home-head__tagline">Water and steam.</p>')
    expect(page).toContain(
      '<a href="/docs/start" data-version="8.1" data-collection="default">8.1<span>latest</span></a>',
    )
    expect(page).toContain('<code>baseUrl</code>')
  })

  test('the home page of a site of Docusaurus is what its author wrote', () => {
    const layout = exampleLayout({ articleClasses: { doc: 'theme-doc-markdown markdown', post: 'markdown' } })
    const page = html(examplePage({ route: '/' }), layout)
    expect(page).toContain('<h1')
    expect(page).not.toContain('home-head')
  })

  test('a title in the text of the home page goes into its head', () => {
    const home = examplePage({ route: '/' })
    if (home.content.type !== 'doc') throw new Error('the example page is a doc')
    const page = html(
      { ...home, content: { ...home.content, showTitle: false } },
      exampleLayout(),
      '<h1>Steam</h1><p>a</p>',
    )
    expect(page).toMatch(/<header class="home-head">.*<h1>Steam<\/h1>.*<\/header>.*<div class="prose__body"><p>a<\/p>/)
  })
})

test('a site without a home page has no link to one: its name leads to where readers begin', () => {
  const page = html(examplePage(), exampleLayout({ homeHref: '/docs/start' }))
  expect(page).not.toContain('aria-label="Home page"')
  expect(page).not.toContain('href="/"')
  expect(page).toContain('<a class="brand" href="/docs/start">')
})

test('a logo has the size that the config says, or its own proportions', () => {
  const layout = exampleLayout()
  const logoOf = (size: Partial<NonNullable<SiteLayout['navbar']['logo']>>) => {
    const logo = { src: '/logo.svg', alt: '', ...size }
    return /<img class="brand__logo[^>]*>/.exec(
      html(examplePage(), { ...layout, navbar: { ...layout.navbar, logo } }),
    )?.[0]
  }
  expect(logoOf({ width: 45, height: 10 })).toMatch(/class="brand__logo" .*width="45" height="10"/)
  expect(logoOf({})).toMatch(/class="brand__logo brand__logo--as-is"/)
  expect(logoOf({ className: 'mark', style: { maxHeight: 24 } })).toMatch(
    /class="brand__logo brand__logo--as-is mark" .*style="max-height:24px"/,
  )
  expect(logoOf({})).not.toMatch(/width|height/)
})

describe('other pages', () => {
  test('a generated index shows its cards', () => {
    const cards = [{ type: 'category' as const, label: 'Bars', href: '/docs/bars/', count: 2 }]
    const page = html(
      examplePage({
        content: { type: 'generated-index', title: 'Charts', description: 'All charts.', breadcrumbs: [], cards },
      }),
      exampleLayout(),
      undefined,
    )
    expect(page).toContain('<h1>Charts</h1><p>All charts.</p>')
    expect(page).toContain('<a class="card__link" href="/docs/bars/">Bars</a><p class="card__text">2 items</p>')
  })

  test('a list of tags has a heading for each letter, whose id is the letter', () => {
    const cards = ['apple', 'Ångström', 'atom', 'über'].map((label) => ({
      type: 'category' as const,
      label,
      href: '/',
    }))
    const content = {
      type: 'generated-index',
      title: 'Tags',
      description: '',
      breadcrumbs: [],
      isByLetter: true,
    } as const
    const page = html(examplePage({ content: { ...content, cards } }), exampleLayout(), undefined)
    expect(page).toContain('<section aria-labelledby="A"><h2 id="A">A</h2><ul class="cards">')
    expect(page.match(/<h2 id="[^"]*"/g)).toEqual(['<h2 id="A"', '<h2 id="Å"', '<h2 id="Ü"'])
  })

  test('the element that the client hydrates holds exactly what the React page rendered', () => {
    const page = html(
      examplePage({ content: { type: 'react', component: 'tools' } }),
      exampleLayout(),
      '<h1>Tools</h1>',
    )
    expect(page).toContain('<div class="page__react" data-react-page><h1>Tools</h1></div>')
    expect(page).toContain('"module":"/assets/tools.js"')
  })

  test('the not-found page leads home', () => {
    const page = html(
      examplePage({ content: { type: 'not-found' }, sidebar: undefined, version: undefined }),
      exampleLayout(),
      undefined,
    )
    expect(page).toContain('<h1>Page Not Found</h1>')
    expect(page).toContain('<a class="button button--primary" href="/">')
  })
})

test('the client learns only of the islands that an article holds', () => {
  expect(
    html(examplePage(), exampleLayout(), '<docs-island data-island="components/Counter.tsx"></docs-island>'),
  ).toContain('"islands":{"components/Counter.tsx":"/assets/counter.js"}')
  expect(html()).not.toContain('counter.js')
})

test('a page with a main element of its own gets none around it', () => {
  const page = examplePage({ content: { type: 'react', component: 'home' } })
  expect(html(page, exampleLayout(), '<main>Text</main>').match(/<(main|div class="page")/g)).toEqual([
    '<div class="page"',
    '<main',
  ])
  expect(html(page).match(/<(main|div class="page")/g)).toEqual(['<main'])
})
