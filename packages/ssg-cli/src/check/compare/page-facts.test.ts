import { expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'

const head = `<title>Install | Site</title><meta name="description" content="How to
 install."><link rel="canonical" href="https://x.org/base/docs/install">`

/** A doc as Docusaurus writes it: classes with hashes, a link in each heading, a second list for phones. */
const theirs = `<!doctype html><html><head>${head}</head><body><div id="__docusaurus_skipToContent_fallback" class="main-wrapper">
<aside class="theme-doc-sidebar-container"><nav class="menu"><ul class="theme-doc-sidebar-menu menu__list">
<li class="menu__list-item"><a class="menu__link menu__link--active" aria-current="page" href="/base/docs/install">Install</a></li>
<li class="menu__list-item"><div class="menu__list-item-collapsible"><a class="menu__link" href="/base/docs/use/">Use</a><button>toggle</button></div>
<ul class="menu__list"><li class="menu__list-item"><a class="menu__link" href="/base/docs/use/run">Run</a></li></ul></li>
<li class="menu__list-item menu__list-item--collapsed"><div><a class="menu__link" href="/base/docs/more/a">More</a></div></li>
<li class="menu__list-item"><a href="https://y.org/" target="_blank">Forum<svg><title>New window</title></svg></a></li>
</ul></nav></aside><main><article><nav class="breadcrumbs"><a href="/base/">Home</a></nav><div class="theme-doc-toc-mobile"><button>On this page</button></div>
<h1>Install</h1><div class="avatar"><a href="https://ann.example">Ann</a></div><footer class="row docusaurus-mt-lg"><a href="/base/tags/a">A</a></footer><a class="card" href="/base/docs/use"><h2>Use</h2></a><p><a href="/base/assets/files/plan-0a1b2c3d4e5f.pdf">Plan</a> <a href="./use/">use</a> <a href="https://x.org/base/docs/use">again</a></p>
<h2 class="anchor_Xy" id="steps">Steps<a class="hash-link" href="#steps">\u200b</a></h2></article>
<footer class="theme-doc-footer"><a href="https://git.example/edit">Edit this page</a></footer>
<nav class="pagination-nav"><a class="pagination-nav__link pagination-nav__link--next" href="/base/docs/use"><div class="pagination-nav__sublabel">Next</div><div class="pagination-nav__label">Use</div></a></nav>
<div class="theme-doc-toc-desktop"><ul class="table-of-contents table-of-contents__left-border"><li><a class="table-of-contents__link" href="#steps">Steps</a><ul><li><a href="/base/docs/install/#first">First</a></li></ul></li></ul></div>
</main></div></body></html>`

const ours = `<!doctype html><html><head>${head}</head><body><div class="drawer"><nav class="sidebar"><ul class="sidebar__list" id="_sidebar">
<li><a class="sidebar__link" href="/base/docs/install" aria-current="page">Install</a></li>
<li class="sidebar__category"><div class="sidebar__row"><a class="sidebar__link" href="/base/docs/use">Use</a></div><ul class="sidebar__list"><li><a class="sidebar__link" href="/base/docs/use/run">Run</a></li></ul></li>
<li class="sidebar__category"><div class="sidebar__row"><a class="sidebar__link" href="/base/docs/more/a">More</a></div></li>
<li><a class="sidebar__link" href="https://y.org/" target="_blank">Forum</a></li><li hidden></li>
</ul></nav></div><main id="_main"><nav class="breadcrumbs"><a href="/base/">Home</a></nav>
<article><details class="toc-fold"><summary>On this page</summary><nav><ul><li><a href="#steps">Steps</a></li></ul></nav></details>
<h1>In<wbr>stall</h1><p><a href="/base/assets/plan-99aabbcc.pdf">Plan</a> <a href="/base/docs/use">use</a></p>
<h2 id="steps">Steps<a class="hash-link" href="#steps"></a></h2><div class="post__foot"><a href="/base/tags/a">A</a></div></article><footer class="doc-footer"><a href="/elsewhere">Edit this page</a></footer>
<nav class="pagination"><a class="pagination__link pagination__link--next" href="/base/docs/use" rel="next"><span class="pagination__way">Next</span><span class="pagination__label">Use</span></a></nav>
<div class="page__toc"><nav class="toc"><p>On this page</p><ul class="toc__list"><li><a href="#steps">Steps</a><ul class="toc__list"><li><a href="#first">First</a></li></ul></li></ul></nav></div>
</main></body></html>`

const facts = {
  file: ['docs/install.html'],
  title: ['Install | Site'],
  description: ['How to install.'],
  canonical: ['/base/docs/install'],
  headings: ['h1 Install', 'h2 #steps Steps'],
  links: ['/base/docs/use', 'asset plan.pdf'],
  sidebar: [
    'Install → /base/docs/install (here)',
    'Use → /base/docs/use (open)',
    '  Run → /base/docs/use/run',
    'More → /base/docs/more/a',
    'Forum → https://y.org',
  ],
  previous: [],
  next: ['Use → /base/docs/use'],
  'table of contents': ['#steps Steps', '  #first First'],
}

test.each([
  ['Docusaurus', theirs],
  ['docs-build', ours],
])('a doc says the same in HTML of %s', (_, html) => {
  expect(pageFacts('docs/install.html', html)).toEqual(facts)
})

test('the list beside posts reads as the sidebar that it is here', () => {
  const posts = (inner: string) => `<html><body>${inner}</body></html>`
  const list = `<aside><nav class="sidebar_a1 thin-scrollbar"><div class="sidebarItemTitle_b2">Recent posts</div>
<div role="group"><h3 class="yearGroupHeading_c3">2024</h3><ul class="sidebarItemList_d4"><li><a aria-current="page" href="/blog/one">One</a></li></ul></div></nav></aside>`
  const sidebar = `<nav class="sidebar"><ul id="_sidebar"><li class="sidebar__category"><div class="sidebar__row"><span>Recent posts</span></div><ul>
<li class="sidebar__category"><div><span>2024</span></div><ul><li><a href="/blog/one" aria-current="page">One</a></li></ul></li></ul></li></ul></nav>`
  const lines = ['Recent posts (open)', '  2024 (open)', '    One → /blog/one (here)']
  expect(pageFacts('blog/one.html', posts(list)).sidebar).toEqual(lines)
  expect(pageFacts('blog/one.html', posts(sidebar)).sidebar).toEqual(lines)
})

test('a page that leads on says only where', () => {
  const html = `<html><head><meta http-equiv="refresh" content="0; url=/docs/new/"><link rel="canonical" href="https://x.org/docs/new/"></head></html>`
  expect(pageFacts('old/index.html', html)).toEqual({ redirect: ['/docs/new'] })
})
