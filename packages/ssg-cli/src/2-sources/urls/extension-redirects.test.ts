import { expect, test } from 'vitest'
import { extensionRedirects } from './extension-redirects.ts'

const config = { baseUrl: '/b/', redirects: [{ from: '/old.html', to: '/a' }] }

test('pages are found with an ending, unless something else is there', () => {
  const routes = ['/b/', '/b/a', '/b/c/', '/b/old', '/b/d.html', '/b/e', '/b/e.html']
  expect(extensionRedirects({ ...config, redirectExtensions: { from: ['html'] } }, routes)).toEqual([
    { from: '/a.html', to: '/a' },
    { from: '/c.html', to: '/c/' },
  ])
})

test('pages are found without their ending', () => {
  expect(extensionRedirects({ ...config, redirectExtensions: { to: ['html'] } }, ['/b/a.html', '/b/c'])).toEqual([
    { from: '/a', to: '/a.html' },
  ])
})

test('where files have the ending anyway, only others are added', () => {
  const redirectExtensions = { from: ['html', 'php'] }
  expect(extensionRedirects({ ...config, trailingSlash: false, redirectExtensions }, ['/b/a'])).toEqual([
    { from: '/a.php', to: '/a' },
  ])
})

test('a site that asks for none has none', () => {
  expect(extensionRedirects(config, ['/b/a'])).toEqual([])
})
