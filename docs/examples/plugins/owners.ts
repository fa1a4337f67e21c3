import { definePlugin } from 'docs-build'

/** Every doc names who looks after it. */
export default definePlugin((_, { level }: { readonly level: 'error' | 'warning' }) => ({
  name: 'owners',
  check: ({ pages }) =>
    pages
      .filter(({ source, frontMatter }) => source?.startsWith('docs/') && frontMatter['owner'] === undefined)
      .map(({ source, route }) => ({
        code: 'missing-owner',
        severity: level,
        message: 'No owner in the front matter',
        hint: 'Write: owner: your-team',
        ...(source !== undefined && { file: source }),
        route,
      })),
  // Who works on the list of teams sees at once what it changes.
  watch: ['data/teams.json'],
}))
