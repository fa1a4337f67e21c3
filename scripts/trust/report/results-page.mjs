import { format } from 'oxfmt'
import { campaigns } from '../campaigns.mjs'

/**
 * The page that shows what the campaigns gave, as Markdown.
 *
 * @param {import('./kept-results.mjs').KeptResults} results
 */
export async function resultsPage(results) {
  const rows = campaigns.flatMap(({ name, tries }) => (results[name] ? [{ name, tries, ...results[name] }] : []))
  const dates = rows.map(({ date }) => date).toSorted()
  const machines = [...new Set(rows.map((row) => row.machine))]
  const table = rows.map(({ name, tries, counts, ...row }) => {
    const { tried, failed, ...more } = counts
    const others = Object.entries(more).map(([what, count]) => `${shown(count)} ${what}`)
    const cells = [
      name,
      tries,
      shown(tried),
      shown(failed),
      others.join(', '),
      row.date,
      row.seconds,
      row.node,
      row.seed,
    ]
    return `| ${[...cells, row.commit].join(' | ')} |`
  })
  const text = `# What is tried to break it

- **When**: ${[...new Set([dates[0], dates.at(-1)])].join(' to ')}
- **Machine**: ${machines.join('; ')}
- **Repeat**: \`npm run trust\`, or some of it: \`npm run trust -- ${rows[0]?.name ?? ''} --seed ${rows[0]?.seed ?? 1}\`

This page is written by that command from [trust.json](trust.json), which keeps what each campaign gave when it last ran: all
of it, or with \`--minutes\` as much as there was time for, which the counts tell. Random choices follow from the seed. The
gate runs samples.

| campaign | what it tries | tried | failed | of these, or beside | when | seconds | Node | seed | commit |
| --- | --- | --: | --: | --- | --- | --: | --- | --: | --- |
${table.join('\n')}
`
  const { code } = await format('results.md', text, { printWidth: 120 })
  return code
}

/** @param {number} count */
function shown(count) {
  return count.toLocaleString('en')
}
