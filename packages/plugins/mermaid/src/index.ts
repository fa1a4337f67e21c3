import { fileURLToPath } from 'node:url'
import type { PluginFactory } from 'docs-build'
import { diagramNodes } from './diagram-nodes.ts'

/** What a site may say. */
export interface MermaidOptions {
  /**
   * False: no diagram is drawn in browsers. What a build can't draw is told and shown as text, and the policy of the site
   * stays as it is.
   */
  readonly browser?: boolean
}

/**
 * Draw fenced blocks of `mermaid`: when the site is built wherever that can be done, else in browsers, by Mermaid.
 *
 * @see https://mermaid.js.org/intro/syntax-reference.html
 */
const mermaid: PluginFactory<MermaidOptions | undefined> = (_, options = {}) => {
  const unknown = Object.keys(options).find((key) => key !== 'browser')
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected "browser"`)
  const { browser = true } = options
  if (typeof browser !== 'boolean')
    throw new Error(`Unexpected ${JSON.stringify(browser)} for option "browser", expected true or false`)
  return {
    name: 'mermaid',
    code: { fences: { mermaid: (fence, file) => diagramNodes(fence, file, { browser }) } },
    styles: [fileIn('styles/mermaid.css')],
    client: [fileIn('client/enlarge.ts'), ...(browser ? [fileIn('client/define.ts')] : [])],
    // Mermaid writes stylesheets and styles into each drawing, and measures with them. They run no code.
    ...(browser && { policy: { 'style-src': ["'unsafe-inline'"], 'style-src-attr': ["'unsafe-inline'"] } }),
  }
}

export default mermaid

/** Sources that a site bundles lie beside this file and beside what is built of it alike. */
function fileIn(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url))
}
