import { join } from 'node:path'
import { pageFolder } from '../corpus/layouts.mjs'
import { writeFiles } from './write-files.mjs'

/**
 * Hugo as on the machine, with layouts as a docs theme has them: head, navbar, sidebar with all pages, article,
 * table of contents, previous and next page. `plain` renders the sidebar for each page, with the page's own position
 * in it open and marked; `cached` renders it once, so it can mark nothing.
 *
 * Taxonomies and feeds, which docs seldom want, are off.
 *
 * @param {'plain' | 'cached'} sidebar
 * @returns {import('../tools.mjs').Tool}
 */
export function hugo(sidebar) {
  return {
    name: `Hugo ${sidebar}`,
    layout: 'hugo',
    docs: 'content',
    out: 'public',
    caches: ['resources', 'cache', '.hugo_build.lock'],
    html: (page) => join(pageFolder(page.file), 'index.html'),
    setup: (dir) =>
      writeFiles(dir, {
        'config.toml': config,
        'assets/site.css': styles,
        'layouts/_default/baseof.html': base,
        'layouts/_default/single.html': article,
        'layouts/_default/list.html': article,
        'layouts/index.html': article,
        'layouts/404.html': '{{ define "main" }}<article><h1>Page not found</h1></article>{{ end }}',
        'layouts/partials/head.html': head,
        'layouts/partials/navbar.html': navbar,
        'layouts/partials/pagination.html': pagination,
        'layouts/partials/sidebar.html': sidebars[sidebar],
        'layouts/partials/sidebar-call.html': calls[sidebar],
      }),
    build: (dir) => ({ command: 'hugo', args: ['--quiet'], cwd: dir, env: { HUGO_CACHEDIR: join(dir, 'cache') } }),
  }
}

const config = `baseURL = 'https://docs.example.com/'
languageCode = 'en'
title = 'Manual'
disableKinds = ['taxonomy', 'term', 'RSS']

[markup.highlight]
noClasses = false

[markup.goldmark.renderer]
unsafe = true

[markup.tableOfContents]
startLevel = 2
endLevel = 3
`

const styles = `body { display: grid; grid-template-columns: 18rem 1fr 14rem; font-family: sans-serif }
.chroma .k { color: #00f }
.chroma .s { color: #080 }
`

const base = `<!doctype html>
<html lang="{{ .Site.LanguageCode }}">
  <head>{{ partial "head.html" . }}</head>
  <body>
    <a class="skip" href="#content">Skip to main content</a>
    {{ partial "navbar.html" . }}
    <div class="layout">
      <aside class="sidebar">{{ partial "sidebar-call.html" . }}</aside>
      <main id="content">{{ block "main" . }}{{ end }}</main>
    </div>
    <footer class="footer">Copyright {{ .Site.Title }}</footer>
  </body>
</html>
`

const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ if .IsHome }}{{ .Site.Title }}{{ else }}{{ .Title }} | {{ .Site.Title }}{{ end }}</title>
{{ with .Description }}<meta name="description" content="{{ . }}"><meta property="og:description" content="{{ . }}">{{ end }}
<meta property="og:title" content="{{ .Title }}">
<meta property="og:url" content="{{ .Permalink }}">
<link rel="canonical" href="{{ .Permalink }}">
{{ with resources.Get "site.css" | minify | fingerprint }}<link rel="stylesheet" href="{{ .RelPermalink }}" integrity="{{ .Data.Integrity }}">{{ end }}
`

const navbar = `<header class="navbar">
  <a class="navbar__brand" href="{{ .Site.Home.RelPermalink }}">{{ .Site.Title }}</a>
  <nav aria-label="Main">
    <a href="{{ .Site.Home.RelPermalink }}"{{ if .IsHome }} aria-current="page"{{ end }}>Docs</a>
    <a href="https://example.com/blog">Blog</a>
    <a href="https://example.com/source">Source</a>
  </nav>
  <button type="button" class="navbar__search">Search</button>
</header>
`

const article = `{{ define "main" }}
<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol>
  {{ range .Ancestors.Reverse }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}
  <li aria-current="page">{{ .Title }}</li>
</ol></nav>
<article>
  <h1>{{ .Title }}</h1>
  {{ .Content }}
</article>
<aside class="toc" aria-label="On this page">{{ .TableOfContents }}</aside>
{{ partial "pagination.html" . }}
{{ end }}
`

const pagination = `<nav class="pagination" aria-label="Pages">
  {{ with .NextInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
  {{ with .PrevInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
</nav>
`

const calls = {
  plain: '{{ partial "sidebar.html" . }}',
  cached: '{{ partialCached "sidebar.html" . }}',
}

const sidebars = {
  plain: `<nav aria-label="Docs">{{ template "tree" (dict "section" .Site.Home "current" .) }}</nav>
{{ define "tree" }}
{{ $current := .current }}
<ul>
  {{ range .section.Pages }}
  <li>
    {{ if .IsSection }}
    <details{{ if or (eq . $current) (.IsAncestor $current) }} open{{ end }}>
      <summary><a href="{{ .RelPermalink }}"{{ if eq . $current }} aria-current="page"{{ end }}>{{ .Title }}</a></summary>
      {{ template "tree" (dict "section" . "current" $current) }}
    </details>
    {{ else }}
    <a href="{{ .RelPermalink }}"{{ if eq . $current }} aria-current="page"{{ end }}>{{ .Title }}</a>
    {{ end }}
  </li>
  {{ end }}
</ul>
{{ end }}
`,
  cached: `<nav aria-label="Docs">{{ template "tree" .Site.Home }}</nav>
{{ define "tree" }}
<ul>
  {{ range .Pages }}
  <li>
    {{ if .IsSection }}
    <details>
      <summary><a href="{{ .RelPermalink }}">{{ .Title }}</a></summary>
      {{ template "tree" . }}
    </details>
    {{ else }}
    <a href="{{ .RelPermalink }}">{{ .Title }}</a>
    {{ end }}
  </li>
  {{ end }}
</ul>
{{ end }}
`,
}
