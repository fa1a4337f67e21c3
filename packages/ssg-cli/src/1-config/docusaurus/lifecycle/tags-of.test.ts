import { expect, test } from 'vitest'
import { tagsOf } from './tags-of.ts'

test.each([
  ['nothing', undefined, [], 0],
  [
    'an object is a tag, without what is false',
    { headTags: { tagName: 'link', attributes: { rel: 'me', href: '/a', hidden: false, media: undefined } } },
    [{ tag: 'link', attributes: { rel: 'me', href: '/a' } }],
    0,
  ],
  [
    'text is read as HTML, and has its place',
    { preBodyTags: ['<noscript><b>No</b></noscript>'], postBodyTags: '<script src="/a.js" async></script>' },
    [
      { tag: 'noscript', attributes: {}, content: '<b>No</b>', place: 'body-start' },
      { tag: 'script', attributes: { src: '/a.js', async: true }, content: '', place: 'body-end' },
    ],
    0,
  ],
  [
    'text may hold comments, line breaks and several elements',
    {
      headTags:
        "<!-- Counts -->\n<script>if (1 < 2) f('<b>')</script>\n<!-- end -->\n<link rel=me href='/a'><meta name=x content=y />",
      postBodyTags:
        '<!-- No script -->\n<noscript><iframe src="https://t.example.com/?id=1&amp;b" hidden></iframe></noscript>',
    },
    [
      { tag: 'script', attributes: {}, content: "if (1 < 2) f('<b>')" },
      { tag: 'link', attributes: { rel: 'me', href: '/a' } },
      { tag: 'meta', attributes: { name: 'x', content: 'y' } },
      {
        tag: 'noscript',
        attributes: {},
        content: '<iframe src="https://t.example.com/?id=1&amp;b" hidden></iframe>',
        place: 'body-end',
      },
    ],
    0,
  ],
  [
    'any element may stand in the body',
    { postBodyTags: ['<div id="a"><b>B</b></div>', { tagName: 'x-chat', attributes: { open: true } }] },
    [
      { tag: 'div', attributes: { id: 'a' }, content: '<b>B</b>', place: 'body-end' },
      { tag: 'x-chat', attributes: { open: true }, place: 'body-end' },
    ],
    0,
  ],
  [
    'others in the head, and what is no element, are counted',
    { headTags: '<div></div>', postBodyTags: ['text', {}] },
    [],
    3,
  ],
])('of "injectHtmlTags", %s', async (_, given, head, left) => expect(await tagsOf(given)).toEqual({ head, left }))
