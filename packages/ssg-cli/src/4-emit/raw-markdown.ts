import type { Page } from '../model/page.ts'
import type { ThemeComponents } from '../model/theme-manifest.ts'
import { fenceReader } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'

/** The argument of {@link rawMarkdown}. */
export interface RawMarkdownInput {
  readonly page: Page
  /** As its author wrote it, without the front matter. */
  readonly text: string
  /** What the theme says of its components. */
  readonly components: ThemeComponents
  /** Names of components that are the compiler's own: of these only the content stays. */
  readonly replaced: readonly string[]
}

/**
 * A page as Markdown for readers that are programs: its title, description and body as written,
 * without imports, exports and the tags of components.
 *
 * @see https://llmstxt.org/
 */
export function rawMarkdown({ page, text, components, replaced }: RawMarkdownInput): string {
  const isMarkdown = !/<|mdx-code-block|^(?:import|export)\s/m.test(text)
  const body = isMarkdown ? text : withoutCode(text, tagReplacer(components, replaced))
  const opens = /^\s*# /.test(body)
  const title = page.content.type === 'doc' && !opens ? `# ${oneLine(page.content.title)}\n\n` : ''
  return `${title}${quote(page.meta.description)}${body.trim()}\n`
}

/** A description may have lines, in which case each needs a mark of its own. */
function quote(description: string): string {
  const text = description.trim()
  return text === '' ? '' : `${text.replace(/^/gm, '> ').replace(/ +$/gm, '')}\n\n`
}

function withoutCode(text: string, shownOf: (line: string) => string | undefined): string {
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
    const shown = shownOf(line)
    if (shown !== undefined) kept.push(shown)
  }
  return kept.join('\n').replace(/\n{3,}/g, '\n\n')
}

/** Says what is left of a line, undefined for nothing: the tag of a component says nothing without the component. */
function tagReplacer(components: ThemeComponents, replaced: readonly string[]): (line: string) => string | undefined {
  const forms = Object.entries(components).flatMap(([name, { rawMarkdown: form }]) =>
    form ? [{ name: escaped(name), form }] : [],
  )
  const names = [...replaced, ...forms.map(({ name }) => name)].join('|')
  const lonelyTag = new RegExp(`^\\s*</?(?:${names})\\b[^>]*>\\s*$`)
  const bold = forms.flatMap(({ name, form }) =>
    form === 'nothing' ? [] : [new RegExp(`^\\s*<${name}\\b[^>]*\\b${escaped(form.bold)}="([^"]*)"`)],
  )
  return (line) => {
    for (const tag of bold) {
      const value = tag.exec(line)?.[1]
      if (value !== undefined) return `**${value}**`
    }
    return lonelyTag.test(line) ? undefined : line
  }
}

function escaped(text: string): string {
  return text.replace(/[^\w]/g, '\\$&')
}
