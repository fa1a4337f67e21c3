/**
 * Docs as text: what plugins need that bring pages from elsewhere.
 */
export { docText, type DocFrontMatter } from './doc-text.ts'
export { foreignMarkdown } from './foreign-markdown.ts'
export { code, element, heading, inline, inlineCode, link, list, paragraph, strong, text } from './nodes.ts'
export type { Content, Inline } from './nodes.ts'
