import { invalidTags } from '../../diagnostics/catalogue.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { positionsIn } from '../../text/markdown/position-at.ts'
import type { TagDefinition, TagsFile } from '../../model/tags.ts'
import { checkEntries, type EntryProblem } from './check-entries.ts'
import { object, text, urlPath, type Rule } from './value-rules.ts'
import { parseYaml, type Entry } from './yaml.ts'

const keys = object({ label: text, permalink: urlPath(text), description: text }, 'an object with keys such as label')
const tag: Rule = (value) => (value === null ? { value: {} } : keys(value))

/**
 * Read a `tags.yml`: the tags that docs may have, by name. Of a tag that cannot be used only the name counts, and it is reported.
 *
 * @see https://docusaurus.io/docs/create-doc#doc-tags
 */
export function parseTagsFile({
  source,
  text: file,
}: {
  readonly source: string
  readonly text: string
}): Outcome<TagsFile> {
  const { entries, problems } = parseYaml(file)
  const positionOf = positionsIn(file)
  const checked = checkEntries(entries, Object.fromEntries(entries.map(({ key }) => [key, tag])))
  const report = (
    { message, hint, wrong }: Omit<EntryProblem, 'entry'>,
    { start, end }: Pick<Entry, 'start' | 'end'>,
  ) => invalidTags({ file: source, position: positionOf(start, end), message, hint, wrong })
  const diagnostics = [
    ...problems.map((problem) => report(problem, problem)),
    ...checked.problems.map((problem) => report(problem, problem.entry)),
  ]
  // The rule of a tag is the type of a definition; of a tag that breaks it the name counts.
  const tags = Object.fromEntries(
    entries.map(({ key }) => [key, (checked.values.get(key) ?? {}) as TagDefinition] as const),
  )
  return outcome({ source, tags }, diagnostics)
}
