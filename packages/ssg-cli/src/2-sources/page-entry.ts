import type { BundleEntry, Host } from '../host.ts'
import type { Config } from '../model/config.ts'

/** Code that reads `config` of its props. */
const asksForConfig =
  /\bprops\s*\.\s*config\b|\bconfig\b[^{}]*\}\s*=\s*(?:this\s*\.\s*)?props\b|\(\s*\{[^{}]*\bconfig\b[^{}]*\}[^{}()]*\)/

/**
 * What is bundled for a React page. Docusaurus hands the config of the site to each as a prop; here one gets it that reads it,
 * so that the others do not carry it.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#addRoute
 */
export function pageEntry(
  file: string,
  { islands }: Config['theme'],
  files: Pick<Host['files'], 'stat' | 'read'>,
): BundleEntry {
  const specifier = `./${file}`
  const isForeign = islands === 'detect' && files.stat(file)?.isFile
  if (!isForeign || !asksForConfig.test(new TextDecoder().decode(files.read(file)))) return { file: specifier }
  return {
    code: [
      `import Page from ${JSON.stringify(specifier)}`,
      `import config from '@generated/docusaurus.config'`,
      `import { createElement } from 'react'`,
      `export * from ${JSON.stringify(specifier)}`,
      `export default (props) => createElement(Page, { config, ...props })`,
    ].join('\n'),
  }
}
