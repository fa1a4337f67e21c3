/** An example of a specification: Markdown, and the HTML that it becomes. */
export interface Example {
  readonly markdown: string
  readonly html: string
}

const table = (head: string, ...rows: readonly string[]) =>
  `<table><thead><tr>${head}</tr></thead>${rows.length > 0 ? `<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody>` : ''}</table>`
const ths = (...cells: readonly string[]) => cells.map((cell) => `<th>${cell}</th>`).join('')
const tds = (...cells: readonly string[]) => cells.map((cell) => `<td>${cell}</td>`).join('')
const a = (text: string, href = `http://${text}`) => `<a href="${href}">${text}</a>`
const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')

/**
 * The examples of the extensions in the specification of GFM, by its numbers.
 *
 * @see https://github.github.com/gfm/ version 0.29-gfm (2019-04-06), CC BY-SA 4.0
 */
export const gfmExamples: Readonly<Record<number, Example>> = {
  198: { markdown: '| foo | bar |\n| --- | --- |\n| baz | bim |', html: table(ths('foo', 'bar'), tds('baz', 'bim')) },
  199: {
    markdown: '| abc | defghi |\n:-: | -----------:\nbar | baz',
    html: table(
      '<th align="center">abc</th><th align="right">defghi</th>',
      '<td align="center">bar</td><td align="right">baz</td>',
    ),
  },
  200: {
    markdown: '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    html: table(ths('f|oo'), tds('b <code>|</code> az'), tds('b <strong>|</strong> im')),
  },
  201: {
    markdown: '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    html: `${table(ths('abc', 'def'), tds('bar', 'baz'))}<blockquote><p>bar</p></blockquote>`,
  },
  202: {
    markdown: '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    html: `${table(ths('abc', 'def'), tds('bar', 'baz'), tds('bar', ''))}<p>bar</p>`,
  },
  203: { markdown: '| abc | def |\n| --- |\n| bar |', html: '<p>| abc | def |\n| --- |\n| bar |</p>' },
  204: {
    markdown: '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    html: table(ths('abc', 'def'), tds('bar', ''), tds('bar', 'baz')),
  },
  205: { markdown: '| abc | def |\n| --- | --- |', html: table(ths('abc', 'def')) },
  279: {
    markdown: '- [ ] foo\n- [x] bar',
    html: '<ul><li><input disabled="" type="checkbox"> foo</li><li><input checked="" disabled="" type="checkbox"> bar</li></ul>',
  },
  280: {
    markdown: '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    html: '<ul><li><input checked="" disabled="" type="checkbox"> foo<ul><li><input disabled="" type="checkbox"> bar</li><li><input checked="" disabled="" type="checkbox"> baz</li></ul></li><li><input disabled="" type="checkbox"> bim</li></ul>',
  },
  491: { markdown: '~~Hi~~ Hello, world!', html: '<p><del>Hi</del> Hello, world!</p>' },
  492: { markdown: 'This ~~has a\n\nnew paragraph~~.', html: paragraphs('This ~~has a', 'new paragraph~~.') },
  621: { markdown: 'www.commonmark.org', html: paragraphs(a('www.commonmark.org')) },
  622: {
    markdown: 'Visit www.commonmark.org/help for more information.',
    html: paragraphs(`Visit ${a('www.commonmark.org/help')} for more information.`),
  },
  623: {
    markdown: 'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    html: paragraphs(`Visit ${a('www.commonmark.org')}.`, `Visit ${a('www.commonmark.org/a.b')}.`),
  },
  624: {
    markdown:
      'www.google.com/search?q=Markup+(business)\n\nwww.google.com/search?q=Markup+(business)))\n\n(www.google.com/search?q=Markup+(business))\n\n(www.google.com/search?q=Markup+(business)',
    html: paragraphs(
      a('www.google.com/search?q=Markup+(business)'),
      `${a('www.google.com/search?q=Markup+(business)')}))`,
      `(${a('www.google.com/search?q=Markup+(business)')})`,
      `(${a('www.google.com/search?q=Markup+(business)')}`,
    ),
  },
  625: {
    markdown: 'www.google.com/search?q=(business))+ok',
    html: paragraphs(a('www.google.com/search?q=(business))+ok')),
  },
  626: {
    markdown: 'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;',
    html: paragraphs(
      a('www.google.com/search?q=commonmark&amp;hl=en'),
      `${a('www.google.com/search?q=commonmark')}&amp;hl;`,
    ),
  },
  627: { markdown: 'www.commonmark.org/he<lp', html: paragraphs(`${a('www.commonmark.org/he')}&lt;lp`) },
  628: {
    markdown:
      'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n\nAnonymous FTP is available at ftp://foo.bar.baz.',
    html: paragraphs(
      a('http://commonmark.org', 'http://commonmark.org'),
      `(Visit ${a('https://encrypted.google.com/search?q=Markup+(business)', 'https://encrypted.google.com/search?q=Markup+(business)')})`,
      `Anonymous FTP is available at ${a('ftp://foo.bar.baz', 'ftp://foo.bar.baz')}.`,
    ),
  },
  629: { markdown: 'foo@bar.baz', html: paragraphs(a('foo@bar.baz', 'mailto:foo@bar.baz')) },
  630: {
    markdown: "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    html: paragraphs(
      `hello@mail+xyz.example isn't valid, but ${a('hello+xyz@mail.example', 'mailto:hello+xyz@mail.example')} is.`,
    ),
  },
  631: {
    markdown: 'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    html: paragraphs(
      a('a.b-c_d@a.b', 'mailto:a.b-c_d@a.b'),
      `${a('a.b-c_d@a.b', 'mailto:a.b-c_d@a.b')}.`,
      'a.b-c_d@a.b-',
      'a.b-c_d@a.b_',
    ),
  },
  653: {
    markdown:
      '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>',
    html: '<p><strong> &lt;title> &lt;style> <em></p>\n<blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>',
  },
}
