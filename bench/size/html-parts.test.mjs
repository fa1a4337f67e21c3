import { expect, test } from 'vitest'
import { blockingFiles, inlineScript } from './html-parts.mjs'

const html =
  '<script>a()</script><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/e.css" media="not all"><script src="/b.js"></script>' +
  '<script type="module" src="/c.js" fetchpriority="low"></script><script src="/d.js" defer></script>' +
  '<script type="application/json" id="s">{}</script><script>b()</script>'

test('stylesheets and plain scripts keep a browser from painting', () => {
  expect(blockingFiles(html)).toEqual(['/a.css', '/b.js'])
})

test('inline scripts are those that run', () => {
  expect(inlineScript(html)).toBe('a()b()')
})
