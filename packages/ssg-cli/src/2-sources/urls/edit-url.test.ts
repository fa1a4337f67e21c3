import { describe, expect, test } from 'vitest'
import type { CollectionConfig } from '../../model/config.ts'
import { editUrl } from './edit-url.ts'
import { headsOf, smallCollection } from '../docs/graph/testing.ts'

test.each([
  [
    'the prefix and the path below the docs folder',
    undefined,
    'https://git.test/docs/',
    'https://git.test/docs/guides/a%20b.md',
  ],
  ['an own URL', 'https://other.test', 'https://git.test/docs', 'https://other.test'],
  ['an own URL without a prefix', 'https://other.test', undefined, 'https://other.test'],
  ['no URL when it is null', null, 'https://git.test/docs', undefined],
  ['no URL when it is empty', '', 'https://git.test/docs', undefined],
  ['no URL without a prefix', undefined, undefined, undefined],
])('%s', (_, own, prefix, expected) => {
  const [head] = headsOf({ 'guides/a b.md': own === undefined ? {} : { custom_edit_url: own } })
  const collection = { ...smallCollection, ...(prefix !== undefined && { editUrl: prefix }) }
  expect(head && editUrl(head, { collection })).toBe(expected)
})

describe('a doc of another version opens the file that it is made from', () => {
  const github = 'https://github.com/acme/pumps/edit/main/website/docs'
  test.each<[string, string, Partial<CollectionConfig>, string | undefined]>([
    [
      'a frozen folder',
      'versioned_docs/version-1.0',
      {},
      'https://github.com/acme/pumps/edit/main/website/versioned_docs/version-1.0/a.md',
    ],
    ['a file of the docs below an overlay', 'docs', {}, `${github}/a.md`],
    [
      'docs in a folder within a folder',
      'versioned_docs/version-1.0',
      { path: './content/docs/', editUrl: 'https://github.com/acme/pumps/edit/main/content/docs/' },
      'https://github.com/acme/pumps/edit/main/versioned_docs/version-1.0/a.md',
    ],
    [
      'docs beside the site',
      '../content/versioned_docs/version-1.0',
      { path: '../content/docs', editUrl: 'https://github.com/acme/pumps/edit/main/content/docs' },
      'https://github.com/acme/pumps/edit/main/content/versioned_docs/version-1.0/a.md',
    ],
    [
      'docs that are the site folder itself',
      'versioned_docs/version-1.0',
      { path: '.', editUrl: 'https://github.com/acme/pumps/edit/main' },
      'https://github.com/acme/pumps/edit/main/versioned_docs/version-1.0/a.md',
    ],
    ['a folder above the site, whose name nobody knows', 'versioned_docs/version-1.0', { path: '../docs' }, undefined],
    [
      'a prefix that is the top of a branch',
      'versioned_docs/version-1.0',
      { editUrl: 'https://github.com/acme/pumps/edit/main/' },
      undefined,
    ],
    ['a prefix that has no folder to leave', 'versioned_docs/version-1.0', { editUrl: 'https://edit.test' }, undefined],
    [
      'the current docs, if these are asked for',
      'versioned_docs/version-1.0',
      { editCurrentVersion: true },
      `${github}/a.md`,
    ],
  ])('%s', (_, folder, config, expected) => {
    const [head] = headsOf({ 'a.md': {} }, folder)
    expect(head && editUrl(head, { collection: { ...smallCollection, editUrl: github, ...config } })).toBe(expected)
  })
})

describe('a doc from a git ref opens at that ref', () => {
  test.each([
    [
      'a branch can be edited',
      'https://github.com/acme/pumps/edit/main/docs',
      true,
      'https://github.com/acme/pumps/edit/rel/1.0/old%20docs/a.md',
    ],
    [
      'a tag can only be shown',
      'https://github.com/acme/pumps/edit/main/docs',
      false,
      'https://github.com/acme/pumps/blob/rel/1.0/old%20docs/a.md',
    ],
    [
      'groups of GitLab',
      'https://gitlab.com/a/b/edit/-/edit/main/docs',
      false,
      'https://gitlab.com/a/b/edit/-/blob/rel/1.0/old%20docs/a.md',
    ],
    [
      'a repository of this name',
      'https://github.com/acme/edit/edit/main/docs',
      true,
      'https://github.com/acme/edit/edit/rel/1.0/old%20docs/a.md',
    ],
    [
      'a prefix that shows folders',
      'https://git.test/pumps/tree/main/docs',
      true,
      'https://git.test/pumps/tree/rel/1.0/old%20docs/a.md',
    ],
    ['a prefix that names no ref', 'https://git.test/docs', true, undefined],
  ])('%s', (_, prefix, isBranch, expected) => {
    const [head] = headsOf({ 'a.md': {} }, '.docs-build/git/5f0c/old docs')
    const collection = { ...smallCollection, editUrl: prefix }
    const gitFolders = [{ folder: '.docs-build/git/5f0c/old docs', ref: 'rel/1.0', dir: './old docs/', isBranch }]
    expect(head && editUrl(head, { collection, gitFolders })).toBe(expected)
  })

  test('of two versions with equal docs each opens its own ref', () => {
    const [head] = headsOf({ 'a.md': {} }, 'git/5f0c')
    const collection = { ...smallCollection, editUrl: 'https://github.com/acme/pumps/edit/main/docs' }
    const gitFolders = ['1.0', '2.0'].map((version) => ({
      version,
      folder: 'git/5f0c',
      ref: `v${version}`,
      dir: 'docs',
      isBranch: false,
    }))
    const given = { version: '2.0', versionDocsDirPath: 'docs', docPath: 'a.md', permalink: '/a' }
    const asked = { by: undefined, given, locale: 'en' }
    expect(head && editUrl(head, { collection, gitFolders, asked })).toBe(
      'https://github.com/acme/pumps/blob/v2.0/docs/a.md',
    )
  })
})
