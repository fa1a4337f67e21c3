import { expect, test } from 'vitest'
import type { CollectionConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Origin } from '../model/sourced.ts'
import { atOrigins } from './at-origins.ts'

const made = '# Pets\n\nSee [all](/al) of them.\n'

/** Where a diagnostic about `[all](/al)` of a doc points whose content comes from an origin. */
function pointsAt(
  text: string,
  origin?: Origin,
  at: Partial<Diagnostic> = { line: 3, column: 11, endLine: 3, endColumn: 14 },
) {
  const texts: Readonly<Record<string, string>> = { 'made/pets.md': made, 'api.yml': text }
  const host = { files: { read: (path: string) => Buffer.from(texts[path] ?? '') } as never }
  // Of a collection nothing else is looked at.
  const collections = [{ path: 'made', origins: origin ? { 'pets.md': origin } : {} } as unknown as CollectionConfig]
  const found: Diagnostic = { code: 'broken-link', severity: 'error', message: 'm', file: 'made/pets.md', ...at }
  const [moved] = atOrigins(host, [found], { collections })
  return moved && [moved.file, moved.line, moved.column, moved.endLine, moved.endColumn]
}

test.each<[string, string, Origin, readonly unknown[]]>([
  ['whose lines are those of the doc', made, { file: 'api.yml' }, ['api.yml', 3, 11, 3, 14]],
  ['whose lines begin further below', `a\nb\n${made}`, { file: 'api.yml', line: 3 }, ['api.yml', 5, 11, 5, 14]],
  ['that has the line somewhere', `x\n\n\n\n${made}`, { file: 'api.yml' }, ['api.yml', 7, 11, 7, 14]],
  [
    'that has what is wrong in another line',
    'pets:\n  text: "# Pets\\n\\nSee [all](/al) of them."',
    { file: 'api.yml' },
    ['api.yml', 2, 30, 2, 33],
  ],
  ['that has nothing of it', 'pets:\n  list: true\n', { file: 'api.yml', line: 2 }, ['api.yml', 2, 3, 2, 13]],
  ['that is not there', '', { file: 'none.yml' }, ['none.yml', 1, 1, 1, 2]],
])('a diagnostic points at an origin %s', (_, text, origin, expected) => {
  expect(pointsAt(text, origin)).toEqual(expected)
})

test('a diagnostic without a position points at the line that the plugin named', () => {
  expect(pointsAt('a\nbb\n', { file: 'api.yml', line: 2 }, {})).toEqual(['api.yml', 2, 1, 2, 3])
})

test('without an origin the file stays that was made', () => {
  expect(pointsAt('')).toEqual(['made/pets.md', 3, 11, 3, 14])
})
