import { frontMatterRules } from '../../packages/ssg-cli/src/2-sources/scan/front-matter-rules.ts'

/**
 * What each key of front matter means. Keys and types follow from the rules of the scanner; a test holds this table to them.
 * Markdown.
 */
export const frontMatterWords: Readonly<Record<string, string>> = {
  id: 'Name by which sidebars and the navbar find the doc, below its folder. The name of the file unless given.',
  title: 'Title of the page; its first heading of level 1 unless given.',
  hide_title: 'Shows no title above the text.',
  hide_table_of_contents: 'Shows no table of contents.',
  layout:
    '`splash`: a wide page without sidebar, table of contents, breadcrumbs and neighbours. Any other word changes nothing.',
  toc_min_heading_level: 'The highest level of headings in the table of contents.',
  toc_max_heading_level: 'The lowest level.',
  keywords: 'Words that lead the search to the page though its text does not hold them.',
  image: 'Picture for those who share the page.',
  description: 'What the page tells, for search engines and cards; the first sentence unless given.',
  slug: 'URL of the page: `./name` or `name` below its folder, `/name` below the base route of the docs.',
  sidebar_key: 'Name of its entry in the sidebar, for what is kept of it.',
  sidebar_label: 'Words in the sidebar; the title unless given.',
  sidebar_position: 'Place among its neighbours in a sidebar that follows from the folders.',
  sidebar_class_name: 'A class on its entry in the sidebar.',
  sidebar_custom_props: 'Data for a theme of your own.',
  displayed_sidebar: 'The sidebar beside the page; null for none.',
  tags: 'Tags, each of which has a page with its docs.',
  pagination_label: 'Words of the links to this page from the one before and the one after.',
  pagination_next: 'Id of the doc after this one; null for none.',
  pagination_prev: 'Id of the doc before this one; null for none.',
  custom_edit_url: 'Where the page can be edited; null for no link.',
  parse_number_prefixes: 'Whether a number in front of the file name is an order.',
  last_update: '`{ date, author }` in place of what git tells.',
  draft: 'Left out of builds, shown by `watch` and with `--drafts`.',
  unlisted: 'Built, but in no sidebar, search or sitemap: for those who know the URL.',
  mdx: '`{ format: mdx }` or `{ format: md }`, whatever the name of the file says.',
}

/** The reference of front matter, as Markdown. */
export function frontMatterPage(): string {
  const rows = Object.entries(frontMatterRules).map(([key, rule]) => {
    const reading = rule(Symbol('wrong'), '')
    const expected = 'expected' in reading ? reading.expected : 'anything'
    return `| \`${key}\` | ${expected} | ${frontMatterWords[key] ?? ''} |`
  })
  return [introduction, '| Key | Expected | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

const introduction = `---
title: Front matter
description: Every key that the front matter of a doc may have.
---

# Front matter

YAML between two lines of \`---\` at the beginning of a doc. These keys have a meaning; others are free, and MDX reads all of them as
\`frontMatter\`. A wrong type is an error, a key that is nearly one of these a warning.

\`\`\`md
---
title: Install the pump
sidebar_position: 2
tags: [setup]
---
\`\`\`
`
