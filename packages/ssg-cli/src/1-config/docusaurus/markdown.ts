import type { Plugin } from '../../plugin.ts'
import { asCode } from './as-code.ts'
import { levelOf } from './levels.ts'
import { joined, leftOut, otherwise, partOf, same, unless, type Rule } from './part.ts'

type Preprocessor = (file: { readonly filePath: string; readonly fileContent: string }) => string

/** It gets the whole file, and what it gives is shown. */
function preprocessor(prepare: Preprocessor): Plugin {
  const own: Plugin['prepare'] = (text, path) => prepare({ filePath: path, fileContent: text })
  const write = (nameOf: (inner: Function) => string) =>
    `(text, path) => ${nameOf(prepare)}({ filePath: path, fileContent: text })`
  return { name: 'preprocessor', prepare: asCode(own, write) }
}

/** `markdown`: what is said of Markdown in the whole site. */
export const markdown: Rule = (value, at) =>
  joined([
    // Docusaurus reads `.md` as MDX unless it is told otherwise, and leaves formulas and files of code blocks to plugins.
    // Docusaurus waits for plugins, however long they take.
    {
      config: {
        markdown: { format: 'mdx', math: false, codeFiles: false, footnotePrefix: 'user-content-', pageSeconds: 120 },
      },
    },
    partOf(value, at, {
      format: same('markdown.format'),
      mermaid: same('hasDiagrams'),
      emoji: unless(true, otherwise('names such as ":smile:" are always pictures')),
      preprocessor: (prepare, place) =>
        typeof prepare === 'function'
          ? { config: { plugins: [preprocessor(prepare as Preprocessor)] } }
          : leftOut('a preprocessor is a function')(prepare, place),
      parseFrontMatter: (parse, place) =>
        typeof parse === 'function'
          ? { config: { asked: { parseFrontMatter: parse } } }
          : leftOut('what reads front matter is a function')(parse, place),
      mdx1Compat: otherwise('the forms of MDX 1 are always read'),
      anchors: (anchors, place) => partOf(anchors, place, { maintainCase: unless(false, same('markdown.keepIdCase')) }),
      remarkRehypeOptions: (options, place) =>
        partOf(options, place, {
          clobberPrefix: same('markdown.footnotePrefix'),
          footnoteLabel: same('markdown.footnoteTitle'),
          handlers: (handlers) => ({ config: { markdown: { remarkRehypeOptions: { handlers } } } }),
        }),
      hooks: (hooks, place) =>
        partOf(hooks, place, {
          onBrokenMarkdownLinks: levelOf('broken-markdown-link'),
          onBrokenMarkdownImages: levelOf('broken-image'),
        }),
    }),
  ])
