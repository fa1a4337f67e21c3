import type { Diagnostic } from '../model/diagnostic.ts'

/** What hints say of our config, and what has the same effect in a site with one of Docusaurus. */
const phrases: readonly (readonly [ours: RegExp, theirs: string])[] = [
  [/register it in the config as theme\.mdxComponents\.(\w+)/, 'add it as $1 to what src/theme/MDXComponents exports'],
  [
    /Register it in the config \(markdown\.admonitions: \{ ([^\s:]+): 'Title' \}\)/,
    "Add it to the options of the plugin in the config (admonitions: { keywords: ['$1'] })",
  ],
  [/Add a plugin to the config that makes it \(directives: [^)]*\)/, 'Add a plugin to "remarkPlugins" that makes it'],
  [/theme: \{ components: \{ NotFound: '[^']*' \} \}\. .*/, 'src/theme/NotFound.js.'],
  [/, or name the language in the config at code\.aliases/, ', or say in src/theme/prism-include-languages what it is'],
  [/Add to "redirects" in the config/, 'Add to "redirects" of @docusaurus/plugin-client-redirects in the config'],
]

/** A diagnostic whose hint speaks of what the config of a site of Docusaurus has. */
export function inDocusaurus(diagnostic: Diagnostic): Diagnostic {
  const { hint } = diagnostic
  if (hint === undefined) return diagnostic
  const said = phrases.reduce((text, [ours, theirs]) => text.replace(ours, theirs), hint)
  return said === hint ? diagnostic : { ...diagnostic, hint: said }
}
