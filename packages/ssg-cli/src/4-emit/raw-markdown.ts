import type { Page } from '../model/page.ts'
import { oneLine } from '../text/one-line.ts'

/** Lines that hold nothing but a component's tag: they say nothing without the component. */
const lonelyTag = /^\s*<\/?(?:APITable|CodeTabs|Tabs|TabItem|DocCardList|Details|details)\b[^>]*>\s*$/
const fence = /^\s*(`{3,}|~{3,})/

/**
 * A page as Markdown for readers that are programs: its title, description and body as written,
 * without imports, exports and the tags of components.
 *
 * @see https://llmstxt.org/
 */
export function rawMarkdown(input: { readonly page: Page; readonly text: string }): string {
  const { page, text } = input
  const body = text.includes('<') || /^(?:import|export)\s/m.test(text) ? withoutCode(text) : text
  const opens = /^\s*# /.test(body)
  const title = page.content.type === 'doc' && !opens ? `# ${oneLine(page.content.title)}\n\n` : ''
  return `${title}${quote(page.meta.description)}${body.trim()}\n`
}

/** A description may have lines, in which case each needs a mark of its own. */
function quote(description: string): string {
  const text = description.trim()
  return text === '' ? '' : `${text.replace(/^/gm, '> ').replace(/ +$/gm, '')}\n\n`
}

function withoutCode(text: string): string {
  const kept: string[] = []
  let open: string | undefined
  let inStatement = false
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1]
    if (mark && !inStatement) {
      if (open === undefined) open = mark
      else if (mark.startsWith(open)) open = undefined
    }
    if (open !== undefined || mark) {
      kept.push(line)
      continue
    }
    if (/^(?:import\s.+from\s|import\s+['"]|export\s)/.test(line) || /^import\s*\{[^}]*$/.test(line)) inStatement = true
    if (inStatement) {
      // MDX ends a statement with a blank line at the latest.
      if (line.trim() === '') inStatement = false
      continue
    }
    const label = /^\s*<TabItem\b[^>]*\blabel="([^"]*)"/.exec(line)?.[1]
    if (label !== undefined) kept.push(`**${label}**`)
    else if (!lonelyTag.test(line)) kept.push(line)
  }
  return kept.join('\n').replace(/\n{3,}/g, '\n\n')
}
