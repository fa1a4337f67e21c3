import type { Page } from '../model/page.ts'
import { fenceReader } from '../text/fences.ts'
import { oneLine } from '../text/one-line.ts'

/** Lines that hold nothing but a component's tag: they say nothing without the component. */
const lonelyTag = /^\s*<\/?(?:APITable|CodeTabs|Tabs|TabItem|DocCardList|Details|details)\b[^>]*>\s*$/

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
  const read = fenceReader('mdx')
  let inStatement = false
  for (const line of text.split('\n')) {
    const kind = inStatement ? 'text' : read(line).kind
    if (kind === 'unwrapped') continue
    if (kind !== 'text') {
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
