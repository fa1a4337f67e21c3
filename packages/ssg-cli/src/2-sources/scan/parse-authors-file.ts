import { invalidAuthors } from '../../diagnostics/catalogue.ts'
import type { AuthorDefinition, AuthorsFile } from '../../model/authors.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { positionsIn } from '../../text/markdown/position-at.ts'
import { namedAuthor } from './author-rules.ts'
import { checkEntries, type EntryProblem } from './check-entries.ts'
import { parseYaml, type Entry } from './yaml.ts'

/**
 * Read a file of authors: who writes posts, by keys. Of an author that cannot be used only the key counts, and it is reported.
 *
 * @see https://docusaurus.io/docs/blog#global-authors
 */
export function parseAuthorsFile(file: { readonly source: string; readonly text: string }): Outcome<AuthorsFile> {
  const { source, text } = file
  const { entries, problems } = parseYaml(text)
  const positionOf = positionsIn(text)
  const checked = checkEntries(entries, Object.fromEntries(entries.map(({ key }) => [key, namedAuthor])))
  const report = (
    { message, hint, wrong }: Omit<EntryProblem, 'entry'>,
    { start, end }: Pick<Entry, 'start' | 'end'>,
  ) => invalidAuthors({ file: source, position: positionOf(start, end), message, hint, wrong })
  const diagnostics = [
    ...problems.map((problem) => report(problem, problem)),
    ...checked.problems.map((problem) => report(problem, problem.entry)),
  ]
  const authors = Object.fromEntries(
    entries.map(({ key }) => [key, (checked.values.get(key) ?? {}) as AuthorDefinition] as const),
  )
  return outcome({ source, authors }, diagnostics)
}
