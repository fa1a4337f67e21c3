import { expect, test } from 'vitest'
import { patches } from './patches.ts'

test('patches of packages of Docusaurus are told, those of others are not', () => {
  const files: Readonly<Record<string, readonly string[]>> = {
    patches: ['@docusaurus+mdx-loader+3.10.1.patch', '@docusaurus__utils@3.0.0.patch', 'react-tippy+1.4.0.patch'],
    '.yarn/patches': ['@docusaurus-core-npm-3.9.2-8f8b7a4e2b.patch'],
  }
  const { differences = [] } = patches({ filesIn: (folder) => files[folder] ?? [] })
  expect(differences.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
    'left-out patches/@docusaurus+mdx-loader+3.10.1.patch',
    'left-out patches/@docusaurus__utils@3.0.0.patch',
    'left-out .yarn/patches/@docusaurus-core-npm-3.9.2-8f8b7a4e2b.patch',
  ])
})
