/** How much a diagnostic weighs: an error fails the command, a warning fails it only with `--strict`. */
export type Severity = 'error' | 'warning'

/** What is said about one code. */
export interface DiagnosticRow {
  /** What it weighs unless the config says otherwise. */
  readonly severity: Severity
  /** True for what is reported only where the config sets its level. */
  readonly onRequest?: true
  /** When it is reported, in one sentence. */
  readonly when: string
  /** What an author wrote, as a site of `fixtures/` has it: code, or paths of files. */
  readonly wrong: string
  /** What to write instead. */
  readonly right: string
  /** What helps, in one sentence. */
  readonly fix: string
  /** What a published page holds all the same, for those who make an error of this code a warning. */
  readonly published?: string
}

/**
 * Every diagnostic. The codes are part of the contract with users and CI: they, the levels of the config, the rules of SARIF
 * and the reference page `diagnostics/README.md` all follow from this table.
 */
export const diagnosticTable = {
  'broken-link': {
    severity: 'error',
    when: 'A link leads to a page or file of this site that is not in the output.',
    wrong: '[near](/guide/instal)',
    right: '[near](/guide/install)',
    fix: 'Correct the URL, add a redirect from it, or remove the link.',
  },
  'broken-anchor': {
    severity: 'warning',
    when: 'The page of a link exists, but has no element with the id after `#`.',
    wrong: '[a typing error](./targets.mdx#timeuot)',
    right: '[a typing error](./targets.mdx#timeout)',
    fix: 'Use an id of that page, or give its heading this one: `## Heading {#id}`.',
  },
  'broken-markdown-link': {
    severity: 'error',
    when: 'A link to a `.md` or `.mdx` file leads to no doc.',
    wrong: '[a file that is not there](./guide/instal.md)',
    right: '[a file that is there](./guide/install.mdx)',
    fix: 'Correct the path; it is relative to the file of the link.',
    published: 'The page keeps this link as it is written, and it leads nowhere.',
  },
  'lost-reference': {
    severity: 'warning',
    when: 'A reference names a link or a footnote that its file does not define: readers see it as it is written. Or nothing refers to a footnote, which no reader sees.',
    wrong: '[the manual][manul]',
    right: '[the manual][manual]',
    fix: 'Correct the label, or add the line that defines it: `[manual]: /manual.pdf`, `[^1]: Text`.',
  },
  'broken-image': {
    severity: 'error',
    when: 'A local image does not exist.',
    wrong: '![no such picture](./img/flw.svg)',
    right: '![a picture](./img/flow.svg)',
    fix: 'Correct the path, or add the file beside the doc or to a static folder.',
  },
  'broken-file': {
    severity: 'error',
    when: 'A file that an element of HTML loads does not exist: a script, a video, a sound, a stylesheet, a frame.',
    wrong: '<script src="./gauge.js"></script>',
    right: '<script src="/js/gauge.js"></script>',
    fix: 'Correct the path, or add the file beside the doc or to a static folder.',
  },
  'unsafe-url': {
    severity: 'error',
    when: 'A URL runs code or opens a document that may: `javascript:`, `data:text/html` and others.',
    wrong: '[Print](javascript:print)',
    right: '[Print](/print)',
    fix: 'Link to a page or file; what is to happen on a page belongs into a component.',
  },
  'blocked-by-policy': {
    severity: 'warning',
    when: 'An attribute of HTML holds code, which the Content-Security-Policy never lets run.',
    wrong: '<button onclick="print()">Print</button>',
    right: '<PrintButton />',
    fix: "Import a component whose file begins with `'use client'` and that listens itself.",
  },
  'outside-file': {
    severity: 'error',
    when: 'A page would show a file that lies outside of the repository, which is not read. Without git, outside of the site folder and the folders of its docs.',
    wrong: '```txt file=../../notes.txt',
    right: '```txt file=./notes.txt',
    fix: 'Copy the file into the repository, or allow its folder with `readableDirs` in the config.',
  },
  'broken-external-link': {
    severity: 'warning',
    when: 'An external link leads to no page. Only `check --external` looks for these.',
    wrong: '[the API](http://127.0.0.1:2/api)',
    right: '[the API](https://api.example.com/)',
    fix: 'Correct the URL, or add a pattern for it to `check.external.ignore` in the config.',
  },
  'removed-route': {
    severity: 'warning',
    when: 'A URL is in `routes.lock`, but no page or redirect has it.',
    wrong: '/guides/install',
    right: "redirects: [{ from: '/guides/install', to: '/install' }]",
    fix: 'Add a redirect from it, or run `docs-build routes --update` to take it out of the file.',
  },
  'removed-anchor': {
    severity: 'warning',
    when: 'An anchor is in `routes.lock`, but its page has no element with that id.',
    wrong: '/install\n  #on-linux #on-window',
    right: '## On Windows {#on-window}',
    fix: 'Give the heading its old id, `## Heading {#id}`, or run `docs-build routes --update`.',
  },
  'duplicate-route': {
    severity: 'warning',
    when: 'Two pages have one URL; only a slash or the case of letters may differ. Or a static file lies where a page or the build has a file.',
    wrong: 'slug: /a',
    right: 'slug: /b',
    fix: 'Change the `slug` of one of them, or rename its file.',
  },
  'unportable-name': {
    severity: 'warning',
    when: 'The URL of a page or redirect, a static file, or a file that a plugin writes, has a name that no file can have on Windows: of a device such as `con`, with a mark such as `:`, or with a dot or a space at its end. Or two files differ only by case or by how letters are composed: Windows and macOS keep one of them. A static file beside a folder of its name is left out: no system has both.',
    wrong: 'slug: /con',
    right: 'slug: /con-page',
    fix: 'Give the page another `slug`, rename the file, or remove the redirect.',
  },
  'duplicate-id': {
    severity: 'warning',
    when: 'An id stands twice on one page.',
    wrong: '## One {#same}\n\n## Two {#same}',
    right: '## One {#one}\n\n## Two {#two}',
    fix: 'Give one of the headings or elements another id.',
  },
  'markdown-syntax': {
    severity: 'error',
    when: 'A page cannot be parsed.',
    wrong: 'A set is {1, 2 and so on.',
    right: 'A set is \\{1, 2 and so on.',
    fix: 'Write what the message expects; `{` and `<` in text of an `.mdx` file are written `\\{` and `\\<`.',
  },
  'unclosed-directive': {
    severity: 'warning',
    when: 'A directive such as an admonition has no closing line, or one inside of it took it. It ends with the page, or with what holds it.',
    wrong: ':::tip[Take care]\nThe valve opens.',
    right: ':::tip[Take care]\nThe valve opens.\n:::',
    fix: 'Write `:::` on a line of its own after its last line; one around others is written with more colons.',
  },
  'unclosed-element': {
    severity: 'warning',
    when: 'In Markdown an element of HTML has no end: browsers put the rest of the page into it, or the rest of the note, list or quote that it stands in. Those that need no end, such as `<p>` and `<li>`, may have none.',
    wrong: '<div class="wide">\n\nThe pump.',
    right: '<div class="wide">\n\nThe pump.\n\n</div>',
    fix: 'Write its closing tag; a slash as in `<div />` ends no element of HTML.',
  },
  'lost-cell': {
    severity: 'warning',
    when: 'A row of a table has more cells than its head: no reader sees those.',
    wrong: '| `off|on` | State of the pump |',
    right: '| `off\\|on` | State of the pump |',
    fix: 'Write `\\|` for a bar that is part of a cell, also in code, or give the head a cell more.',
  },
  'lost-markup': {
    severity: 'warning',
    when: 'What is nearly markup is none, and readers see it as it is written: a heading without a space behind `##`, a link with one before its target, a table whose line of dashes has too few cells. Or the id of a heading has a space, or the title of a code block no closing quote. Or a `<TabItem>` stands outside of `<Tabs>`.',
    wrong: '##Start the pump',
    right: '## Start the pump',
    fix: 'Write what the message says, or a backslash before a mark that readers should see.',
  },
  'page-too-deep': {
    severity: 'error',
    when: 'Quotes, lists, emphasis, tags or braces of a page nest deeper than 256 levels.',
    wrong: '<i>254\n<i>255\n<i>256',
    right: '<i>254</i>\n<i>255</i>\n<i>256</i>',
    fix: 'Close what is open, or write it flatter: browsers end to nest elements at about twice that depth.',
  },
  'page-too-slow': {
    severity: 'error',
    when: 'A step of making a page takes longer than `markdown.pageSeconds` of the config says, 30 unless given, or all memory of its thread; or it shows more than 10,000 partials.',
    wrong: '{(() => { for (;;); })()}',
    right: '{(() => 1)()}',
    fix: 'End loops and recursions of its code, split a file of many megabytes, or allow more seconds.',
  },
  'plugin-failed': {
    severity: 'error',
    when: 'A function of a plugin throws, or takes too long: one that is called for a page longer than `markdown.pageSeconds` of the config says, any other longer than 300 s (or what the environment variable `DOCS_BUILD_HOOK_SECONDS` says).',
    wrong: 'if (options === undefined) throw new Error(\'the option "id" is missing\')',
    right: "plugins: [['./stats.ts', { id: 'UA-1' }]]",
    fix: 'Correct the plugin, or what it is given; the message says which plugin and which part of it.',
  },
  'stale-answer': {
    severity: 'error',
    when: 'With `build --verify-plugins`, plugins make something else of a page than is kept, though all that they declare is the same.',
    wrong: '::count',
    right: "definePlugin({ name: 'count', pure: false, directives: { count } })",
    fix: 'Declare each file that is read for a page with `file.data.dependencies.push(path)`, or say `pure: false` for what is no file.',
  },
  'plugin-conflict': {
    severity: 'warning',
    when: 'Two plugins make a directive, a fenced block or a component of one name; that of the first is used.',
    wrong: "plugins: ['./badges.ts', './labels.ts']",
    right: "plugins: ['./labels.ts', './badges.ts']",
    fix: 'Leave one of the plugins out, or put the one to be used first.',
  },
  'invalid-front-matter': {
    severity: 'error',
    when: 'Front matter is no YAML, or a key has the wrong type.',
    wrong: 'sidebar_position: first',
    right: 'sidebar_position: 1',
    fix: 'Give the key a value of the type that the message names.',
  },
  'lost-front-matter': {
    severity: 'error',
    when: 'Front matter that is none: its first line is not the first of the file or not `---` alone, or no line ends it; in sites of Docusaurus a warning.',
    wrong: '----\ntitle: Four dashes\n----',
    right: '---\ntitle: Three dashes\n---',
    fix: 'Begin the file with a line `---`, and end the front matter with another.',
  },
  'empty-text': {
    severity: 'error',
    when: 'A title or a label of front matter has no words; in sites of Docusaurus, where it passes, a warning.',
    wrong: 'sidebar_label: ""',
    right: 'sidebar_label: Install',
    fix: 'Write the words, or leave the key out: the heading of the page stands for it.',
  },
  'impossible-date': {
    severity: 'error',
    when: 'A date of front matter, or of a version in a changelog, is no day of the calendar; in sites of Docusaurus, which takes it for the day that follows, a warning.',
    wrong: 'last_update: { date: 2025-02-30 }',
    right: 'last_update: { date: 2025-02-28 }',
    fix: 'Write the day that is meant. Where it passes, it is taken for the day that the message names.',
  },
  'mistyped-key': {
    severity: 'warning',
    when: 'A key of front matter, a prop, an attribute of HTML or of a directive, or a word of a fence means nothing and is nearly one that does.',
    wrong: 'sidebar_postion: 2',
    right: 'sidebar_position: 2',
    fix: 'Correct the name. One that is near to none is free, and so are props of components that are not of the theme.',
  },
  'invalid-category': {
    severity: 'error',
    when: 'A `_category_` file cannot be parsed, or has an unknown key or a wrong type. It is a warning where its name is mistyped, so that nothing reads it.',
    wrong: '{ "label": "Folder", "positon": 2, "collapsed": "yes" }',
    right: '{ "label": "Folder", "position": 2, "collapsed": true }',
    fix: 'Use the keys and types that the message names.',
  },
  'invalid-tags': {
    severity: 'error',
    when: 'A `tags.yml` is no YAML, or a tag in it has an unknown key or a wrong type.',
    wrong: 'fax:\n  colour: grey',
    right: 'fax:\n  label: Fax',
    fix: 'Write the name of each tag with `label`, `permalink` and `description`, all of which may be left out.',
  },
  'unknown-tag': {
    severity: 'warning',
    when: 'A doc has a tag that the `tags.yml` of its version does not list.',
    wrong: 'tags: [print, prnt, "fax"]',
    right: 'tags: [print, "fax"]',
    fix: 'Use a tag that it lists, or add this one to it.',
  },
  'invalid-authors': {
    severity: 'error',
    when: 'A file of authors is no YAML, or an author in it has a wrong type, or neither name nor picture.',
    wrong: 'ada:\n  title: Engineer',
    right: 'ada:\n  name: Ada\n  title: Engineer',
    fix: 'Write the key of each author with `name`, and what else is known.',
  },
  'unknown-author': {
    severity: 'error',
    when: 'A post names an author that the file of authors does not list, or names one twice.',
    wrong: 'authors: [bbo, bob, bob]',
    right: 'authors: bob',
    fix: 'Use a key of that file, add this one to it, or write the author: `authors: { name: Ada }`.',
    published: 'The post is shown without this author.',
  },
  'no-posts': {
    severity: 'warning',
    when: 'The folder of a blog holds no posts, or there is none; or a changelog has no heading that says a version.',
    wrong: "{ path: 'blgo', routeBasePath: 'news' }",
    right: "{ path: 'blog', routeBasePath: 'news' }",
    fix: 'Check `path`, `include` and `exclude` of the blog, or add a post; `blog: false` makes no blog.',
  },
  'undated-post': {
    severity: 'warning',
    when: 'Neither the name nor the front matter of a post says its date, and no commit has added it.',
    wrong: 'blog/undated.md',
    right: 'blog/2025-01-31-undated.md',
    fix: 'Begin the name of the file with a date, or write `date: 2025-01-31` in the front matter.',
    published: 'The post stands last in lists, and feeds leave it out.',
  },
  'untruncated-post': {
    severity: 'warning',
    when: 'A post does not say where its beginning ends, so that lists show all of it.',
    wrong: 'blog/2025-01-02-once.md',
    right: 'First words.\n\n<!-- truncate -->\n\nAll the rest.',
    fix: 'Write `<!-- truncate -->`, or `{/* truncate */}` in MDX, below what lists are to show.',
  },
  'partial-front-matter': {
    severity: 'warning',
    when: 'A partial, a file whose name begins with `_`, has front matter; it is left out.',
    wrong: '---\ntitle: A note\n---\n\nTurn it off first.',
    right: 'Turn it off first.',
    fix: 'Move it to the doc that imports the partial.',
  },
  'duplicate-category': {
    severity: 'warning',
    when: 'A folder has two `_category_` files; the first by name counts.',
    wrong: 'docs/guides/_category_.json\ndocs/guides/_category_.yml',
    right: 'docs/guides/_category_.json',
    fix: 'Remove one of them.',
  },
  'invalid-redirect': {
    severity: 'error',
    when: 'A redirect leads nowhere, in a circle, or away from a page that exists.',
    wrong: "{ from: '/old', to: '/nwe' }",
    right: "{ from: '/old', to: '/new' }",
    fix: 'Change `from` or `to` of the redirect in the config, or remove it.',
  },
  'unknown-doc': {
    severity: 'error',
    when: 'A sidebar, front matter or the navbar names a doc that does not exist.',
    wrong: 'pagination_next: guide/instal',
    right: 'pagination_next: guide/install',
    fix: 'Use one of the ids that the message lists.',
  },
  'unknown-sidebar': {
    severity: 'error',
    when: 'Front matter or the navbar names a sidebar that does not exist.',
    wrong: 'displayed_sidebar: mian',
    right: 'displayed_sidebar: main',
    fix: 'Use one of the names that the message lists.',
  },
  'duplicate-doc-id': {
    severity: 'error',
    when: 'Two docs of one version have the same id.',
    wrong: 'docs/1-page.md\ndocs/2-page.mdx',
    right: 'docs/1-page.md\ndocs/2-next-page.mdx',
    fix: 'Rename a file, or set another `id` in its front matter.',
  },
  'no-docs': {
    severity: 'error',
    when: 'The folder of a version holds no docs, or there is none.',
    wrong: "docs: { path: 'docs', routeBasePath: '/' },",
    right: "docs: { path: 'content', routeBasePath: '/' },",
    fix: 'Check `path`, `include` and `exclude` of the collection, or add a doc.',
  },
  'unused-versions': {
    severity: 'warning',
    when: 'A list of versions lies in the site and belongs to no docs: its name begins with the `id` of a collection, and none has that.',
    wrong: 'ignition_versions.json',
    right: 'versions.json',
    fix: 'Give the list and its folders the `id` of the collection, as in `api_versions.json`, `api_versioned_docs/` and `api_versioned_sidebars/`. Those of `docs` have none.',
  },
  'unknown-component': {
    severity: 'error',
    when: 'MDX uses a component that is neither imported nor registered, or imports what is not exported.',
    wrong: '<Detials summary="More">Text.</Detials>',
    right: '<Details summary="More">Text.</Details>',
    fix: 'Import it, or register it in the config as `theme.mdxComponents`.',
  },
  'unknown-element': {
    severity: 'warning',
    when: 'An element of HTML is none that browsers know, and is nearly one: what it is to do is lost, and so is the word where a word in angle brackets was meant.',
    wrong: '<detials>\n<summary>More</summary>',
    right: '<details>\n<summary>More</summary>',
    fix: 'Correct the name. One with a hyphen is free.',
  },
  'misplaced-element': {
    severity: 'error',
    when: 'A page holds a `<base>` that moves all its relative links. Or there is an `<html>`, `<head>` or `<body>` in the middle of a page, which browsers pass over: that is a warning.',
    wrong: '<base href="/manual/" />',
    right: '[the pump](/manual/pump)',
    fix: 'Remove it. Attributes of the root and the body stand in `<Head>`, and so does what belongs in the head.',
  },
  'invalid-prop': {
    severity: 'warning',
    when: "A prop of a theme's component means nothing to it, or has a value that doesn't; or nothing stands between its tags where it has to. Or an element in a component gets text for an event, which nobody runs.",
    wrong: '<Admonition type="wraning">',
    right: '<Admonition type="warning">',
    fix: 'Use one of the props or values that the message lists. Types of admonitions of your own are `markdown.admonitions` of the config.',
  },
  'broken-import': {
    severity: 'error',
    when: 'An import or the `file=` of a code block names something that does not exist.',
    wrong: "import Note from './_not.mdx'",
    right: "import Note from './_note.mdx'",
    fix: 'Correct the path; it is relative to the file that imports, or starts with `@site/`.',
  },
  'circular-partial': {
    severity: 'error',
    when: 'A partial includes itself, directly or through others.',
    wrong: "import A from './_a.mdx'\n\n<A />",
    right: "import Common from './_common.mdx'\n\n<Common />",
    fix: 'Move what both need into a third partial.',
  },
  'render-error': {
    severity: 'error',
    when: 'A component or expression throws while its page is rendered, or the module of a component while it is loaded.',
    wrong: '<Gauge value={12} />',
    right: '<Gauge value={10} />',
    fix: 'Correct the component, or the props that the page gives to it.',
  },
  'no-default-export': {
    severity: 'error',
    when: 'The module of a React page, or one that MDX imports by default, has no default export.',
    wrong: 'export function Page() {',
    right: 'export default function Page() {',
    fix: 'Export the component of the page: `export default function Page() { … }`.',
  },
  'missing-use-client': {
    severity: 'warning',
    when: "A component keeps state or answers to events without `'use client'`, or a doc imports one of a package that it can't bring to life: it looks right and does nothing.",
    wrong: 'const [count, setCount] = useState(0)',
    right: "'use client'\nimport { useState } from 'react'",
    fix: "Write `'use client'` as the first line of the file.",
  },
  'lost-prop': {
    severity: 'error',
    when: 'A property of an island can not be written as JSON, by which browsers get it: a function, a date, an element that it looks into. It is a warning where a component is an island only because it keeps state: that one stays as it is rendered.',
    wrong: '<Picker onPick={(color) => color} />',
    right: '<Picker colors={["red", "blue"]} />',
    fix: 'Hand over texts, numbers, booleans, arrays and objects of these; write functions in the island. Elements come along as HTML where it only shows them.',
  },
  'lost-head': {
    severity: 'warning',
    when: 'Between the tags of `<Head>` stands what the head of a page can not hold; it is left out.',
    wrong: '<titel>Prices of pumps</titel>',
    right: '<title>Prices of pumps</title>',
    fix: 'Correct the name of the element. What a component makes for the head is written in `<Head>` of that component.',
  },
  'late-component': {
    severity: 'warning',
    when: 'What a component of the page loads by itself, with `lazy` or `use`, did not come in time; its fallback is published.',
    wrong: 'const Chart = lazy(() => new Promise(() => {}))',
    right: "const Chart = lazy(() => import('./Chart.jsx'))",
    fix: 'Load what is there when the site is built. What only browsers can load goes into an island.',
  },
  'navbar-item': {
    severity: 'error',
    when: 'An item of the navbar cannot be shown.',
    wrong: "{ type: 'serch' }",
    right: "{ type: 'search' }",
    fix: 'Correct the item in the config as the message says.',
  },
  'invalid-config': {
    severity: 'error',
    when: 'A value in the config cannot be used. The command ends with exit code 2. A warning where it has no effect.',
    wrong: "trailingSlash: 'yes'",
    right: 'trailingSlash: true',
    fix: 'Give the key that the message names a value that it allows.',
  },
  'empty-folder': {
    severity: 'warning',
    when: 'A sidebar is made of the files of a folder in which a version has no docs.',
    wrong: '{ "type": "autogenerated", "dirName": "nowhere" }',
    right: '{ "type": "autogenerated", "dirName": "guide" }',
    fix: 'Name a folder of the docs, or take the item out.',
  },
  'unknown-language': {
    severity: 'warning',
    when: 'The language of a code block cannot be highlighted; the code is shown as text.',
    wrong: '```pyton\nprint(1)\n```',
    right: '```python\nprint(1)\n```',
    fix: 'Use the name of a language, `text`, or add the name to `code.aliases` in the config.',
  },
  'unclosed-fence': {
    severity: 'warning',
    when: 'Nothing closes a block of code: the rest of the file is in it.',
    wrong: '```js\nconst last = 1',
    right: '```js\nconst last = 1\n```',
    fix: 'Write the line that closes it, the same as the first three characters of the line that opens it.',
  },
  'lost-line': {
    severity: 'warning',
    when: 'The fence of a code block marks a line that the code does not have: `{12}` for a block of three lines.',
    wrong: '```js title="start.js" {12}',
    right: '```js title="start.js" {1}',
    fix: 'Correct the number. Comments in the code, such as `// highlight-next-line`, stay right when lines are added.',
  },
  'lost-mark': {
    severity: 'warning',
    when: 'A comment that is to mark lines of code marks none, because it is mistyped, is no comment of its language, stands behind code, or in code whose fence names lines (`{1}`); or its other half is missing.',
    wrong: '```js\n// highlight-nxt-line\nstart()',
    right: '```js\n// highlight-next-line\nstart()',
    fix: 'Correct the comment; each `highlight-start` has a `highlight-end`.',
  },
  'plain-code': {
    severity: 'warning',
    when: 'A code block asks for what a plugin of Docusaurus makes of it, such as a diagram; its code is shown as text.',
    wrong: '```mermaid\ngraph LR',
    right: '![The graph](./graph.svg)',
    fix: 'Show a picture or text in its place.',
  },
  'mdx-in-markdown': {
    severity: 'warning',
    when: 'A Markdown file has a statement or component of MDX; readers see it as text, or not at all.',
    wrong: 'docs/guides/install.md',
    right: 'docs/guides/install.mdx',
    fix: 'Rename the file to `.mdx`, or set `markdown.format` to `mdx` in the config for all files.',
  },
  'unreadable-file': {
    severity: 'error',
    when: 'A file or folder cannot be read, or something else is in its place: a folder, or a link that leads nowhere.',
    wrong: 'docs/binary.md',
    right: 'docs/binary.png',
    fix: 'Check that it exists, that its permissions allow reading, and that it is UTF-8 text.',
  },
  'bundle-error': {
    severity: 'error',
    when: 'Code or CSS of the site cannot be bundled. A warning where it can, but is wrong.',
    wrong: "import { a } from './nowhere'",
    right: "import { a } from '../src/a'",
    fix: 'Correct the code as the message says.',
  },
  'unhandled-directive': {
    severity: 'warning',
    when: 'Nothing renders a directive (`:::name`, `::name`, `:name[…]`); it is shown as text or left out.',
    wrong: ':::nte\nA typing error.\n:::',
    right: ':::note\nNo typing error.\n:::',
    fix: 'Correct its name, register it as `markdown.admonitions` (`:::name`), add a plugin that makes it (`::name`, `:name[…]`), or write `\\:` for a colon.',
  },
  'unused-translation': {
    severity: 'warning',
    when: 'A Markdown file in the folder of a language translates nothing: no file has its path. Or a folder is one of a language that the site does not have, or does not translate.',
    wrong: 'i18n/ar/docs/guide/instal.md',
    right: 'i18n/ar/docs/guide/install.md',
    fix: 'Give it the path of the file that it translates, or remove it.',
  },
  'missing-translation': {
    severity: 'warning',
    onRequest: true,
    when: 'A page has no translation into a language of the site. Reported only where `diagnostics` of the config sets its level.',
    wrong: 'docs/pumps.md',
    right: 'docs/pumps.md\ni18n/de/docs/pumps.md',
    fix: 'Translate it, or leave its level out.',
  },
  'stale-translation': {
    severity: 'warning',
    onRequest: true,
    when: 'Git shows that the original of a translation changed after it. Reported only where `diagnostics` of the config sets its level.',
    wrong: 'i18n/de/docs/install.md',
    right: 'i18n/de/docs/install.md\n# committed with, or after, the last change of docs/install.md',
    fix: 'Bring the translation up to date: `git diff` from the commit in the hint shows what changed.',
  },
  'shallow-clone': {
    severity: 'warning',
    when: 'The history of the repository is cut off, so that dates of last changes are unknown.',
    wrong: '- uses: actions/checkout@v4',
    right: '- uses: actions/checkout@v4\n  with:\n    fetch-depth: 0',
    fix: 'Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` in CI.',
  },
} satisfies Readonly<Record<string, DiagnosticRow>>

/** One of the codes of {@link diagnosticTable}. */
export type DiagnosticCode = keyof typeof diagnosticTable

/** A code of what a plugin finds: its name, a slash, and a word of its own, as in `owners/missing-owner`. */
export type PluginCode = `${string}/${string}`

/** True for a code of the table, false for one of a plugin. */
export function isOwnCode(code: DiagnosticCode | PluginCode): code is DiagnosticCode {
  return Object.hasOwn(diagnosticTable, code)
}

/** Every code that a build can report. The table is a literal, so it has the keys of its type and no others. */
export const diagnosticCodes = Object.keys(diagnosticTable) as DiagnosticCode[]
