import { expect, test } from 'vitest'
import { changelogKinds } from './changelog-kinds.ts'
import { changelogVersions } from './changelog-versions.ts'

const kindsOf = (...versions: readonly (readonly string[])[]) => {
  const text = versions.map(
    (sections, at) => `## ${at + 1}.0\n\n${sections.map((name) => `### ${name}\n\nA\n`).join('\n')}`,
  )
  return changelogKinds(changelogVersions(text.join('\n'))).map((kinds) =>
    kinds.map(({ label, sections }) => `${label} ${sections.join()}`),
  )
}

test('the usual headings are kinds', () => {
  expect(kindsOf(['Added', 'Security'], ['Patch Changes'])).toEqual([['Added 0', 'Security 1'], ['Patch Changes 0']])
})

test('another heading is one when two versions have it', () => {
  expect(kindsOf(['Features', 'A story'], [':sparkles: features'])).toEqual([['Features 0'], ['features 0']])
})

test('two sections of a version may be of one kind', () => {
  expect(kindsOf(['Fixed', 'Added', '🐛 Fixed'])).toEqual([['Fixed 0,2', 'Added 1']])
})
