import { readFileSync } from 'node:fs'
import type { TestPage } from '../../src/reader/testing/memory-index.ts'

/** The pages of a text about plants: `# name | title`, sentences, `## heading`, sentences. */
export function corpus(language: string): TestPage[] {
  const text = readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((page) => {
      const [head = '', ...sections] = page.split(/^## /m)
      const [title = '', ...lines] = head.split('\n')
      const [name = '', shown = ''] = title.split(' | ')
      return {
        url: `/${name}`,
        title: shown,
        text: lines.join(' ').trim(),
        sections: Object.fromEntries(
          sections.map((section) => {
            const [heading = '', ...own] = section.split('\n')
            return [heading, own.join(' ').trim()]
          }),
        ),
        language,
      }
    })
}
