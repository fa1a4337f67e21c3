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
  ['other tags are counted', { postBodyTags: ['<div></div>', { tagName: 'iframe' }, 'text'] }, [], 3],
])('of "injectHtmlTags", %s', (_, given, head, left) => expect(tagsOf(given)).toEqual({ head, left }))
