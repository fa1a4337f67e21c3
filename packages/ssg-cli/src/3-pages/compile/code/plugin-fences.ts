/**
 * What plugins of Docusaurus and tools like it make of a code block, by the language of its fence.
 *
 * @see https://docusaurus.io/docs/markdown-features/diagrams
 */
const languages: Readonly<Record<string, string>> = {
  mermaid: 'a diagram',
  plantuml: 'a diagram',
  puml: 'a diagram',
  d2: 'a diagram',
  graphviz: 'a diagram',
}

/**
 * The same by another word of the fence.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#interactive-code-editor
 */
const words: Readonly<Record<string, string>> = {
  live: 'an editor whose result is shown',
  npm2yarn: 'tabs for other package managers',
}

/** The word of a fence that asks for more than to show code, and what for. */
export function pluginFence(
  lang: string,
  meta: string,
): { readonly word: string; readonly becomes: string } | undefined {
  const name = lang.toLowerCase()
  const language = Object.hasOwn(languages, name) ? languages[name] : undefined
  if (language !== undefined) return { word: lang, becomes: language }
  const word = meta
    .replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .find((each) => Object.hasOwn(words, each))
  return word === undefined ? undefined : { word, becomes: words[word] ?? '' }
}
