import { expect, test } from 'vitest'
import { scanHtml } from './scan-html.ts'

test('ids of any element and names of links are anchors', () => {
  expect(scanHtml('<h2 class="x" id="a">A</h2><a name="old"></a><tr id=row><td></td></tr><meta name="x">').ids).toEqual(
    ['a', 'old', 'row'],
  )
})

test('ids of a picture count once on a page that shows it twice, and twice where the pictures differ', () => {
  const logo = (width: number) => `<svg id="logo" width="${width}"><title id="logo-title">Acme</title></svg>`
  expect(scanHtml(`${logo(9)}<p>${logo(9)}</p>`).ids).toEqual(['logo', 'logo-title'])
  expect(scanHtml(`${logo(9)}<p>${logo(8)}</p>`).ids).toHaveLength(4)
})

test('an id that the bundler gave to a part of a picture counts once on a page that shows the picture twice', () => {
  const part = (tag: string, id: string) =>
    `<svg><${tag} id="${id}"></${tag}></svg><svg width="9"><${tag} id="${id}"></${tag}></svg>`
  expect(scanHtml(part('linearGradient', 'wave-1a2b3c4d-a')).ids).toEqual(['wave-1a2b3c4d-a'])
  expect(scanHtml(part('linearGradient', 'a')).ids).toEqual(['a', 'a'])
  expect(scanHtml(part('h2', 'after-1a2b3c4d-a')).ids).toEqual(['after-1a2b3c4d-a', 'after-1a2b3c4d-a'])
})

test('an id and a name of one element are one anchor', () => {
  expect(scanHtml('<a name="x" id="x" href="#x"></a><a id="y" name="z"></a><b id="x"></b>').ids).toEqual([
    'x',
    'y',
    'z',
    'x',
  ])
})

test('text that looks like a tag is no anchor when it is escaped', () => {
  expect(scanHtml('<code>&lt;div id="no"&gt;</code>').ids).toEqual([])
})

test('targets of links are unescaped', () => {
  expect(scanHtml('<a class="b" href="/x?a=1&amp;b=2#c">x</a><link href="/no">').hrefs).toEqual(['/x?a=1&b=2#c'])
})

test('what stands in scripts, styles, text fields and comments is no part of the page', () => {
  const inside = '<a id="no" href="##link##" style="x" onclick="f()">x</a>'
  for (const name of ['script', 'STYLE', 'textarea', 'title'])
    expect(scanHtml(`<${name} id="own">${inside}</${name} ><a href="/b" id="b">x</a>`)).toMatchObject({
      ids: ['own', 'b'],
      hrefs: ['/b'],
      isStyled: false,
      handlers: [],
    })
  expect(scanHtml(`<!-- ${inside} --><a href="/b">x</a><!-- -->`).hrefs).toEqual(['/b'])
})

test('an element whose name only begins like one of those is read', () => {
  expect(scanHtml('<script-list><a href="/a">x</a></script-list>').hrefs).toEqual(['/a'])
})

test('a comment or a script that nothing closes reaches to the end, in linear time', () => {
  expect(scanHtml(`<a href="/b">x</a>${'<!--<script>'.repeat(50_000)}<a href="/no">x</a>`).hrefs).toEqual(['/b'])
  expect(scanHtml('<a href="/b">x</a><script><a href="/no">x</a>').hrefs).toEqual(['/b'])
})

test('an element of a drawing that closes itself holds nothing', () => {
  expect(scanHtml('<svg><title /><style/></svg><a href="/b">x</a>').hrefs).toEqual(['/b'])
})

test.each([
  ['<a href="/app/" data-nobrokenlinkcheck="">x</a>', []],
  ['<a data-noBrokenLinkCheck="true" href="/app/">x</a>', []],
  ['<a data-nobrokenlinkcheck href="/app/">x</a>', []],
  ['<a href="/app/" data-noBrokenLinkCheck="false">x</a>', ['/app/']],
  ['<a href="/app/" title="data-nobrokenlinkcheck">x</a>', ['/app/']],
])('a link may say that nobody is to check it: %s', (html, hrefs) => {
  expect(scanHtml(html).hrefs).toEqual(hrefs)
})

test('pictures of style attributes and pages that a form is sent to are asked for, parts of the page and other sites are not', () => {
  const html = `<p style="background:url(&quot;/a.png&quot;), url('b.png')"></p>
    <p style="fill:url(#c);mask:url(https://d.example/e.png)"></p>
    <form action="/f"><button formAction="/g">x</button></form><form action="https://h.example/"></form><form action=""></form>`
  expect(scanHtml(html)).toMatchObject({ pictures: ['/a.png', 'b.png'], hrefs: ['/f', '/g'] })
})
