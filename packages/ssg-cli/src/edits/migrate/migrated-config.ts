import { codeOf } from '../../1-config/docusaurus/as-code.ts'
import type { FromDocusaurus } from '../../1-config/docusaurus/from-docusaurus.ts'
import { functionPlaces } from './function-places.ts'
import { valueText } from './value-text.ts'

/** The argument of {@link migratedConfig}. */
export interface MigratedInput extends FromDocusaurus {
  /** The config of Docusaurus, once promises and functions are done. */
  readonly given: unknown
  /** Whether its file exports a function. */
  readonly isFunction: boolean
  /** Its name. */
  readonly source: string
}

/** What is said of keys whose value was a choice. */
const comments: Readonly<Record<string, string>> = {
  autoCollapseSidebar: 'As in Docusaurus. Unless it is set, one category of a sidebar is open at a time.',
  diagnostics: 'As Docusaurus weighs them. Unless they are set, mistakes are errors.',
  'navbar.hideOnScroll': 'As in Docusaurus. Unless it is set, the bar makes room for text.',
  'markdown.format': 'As in Docusaurus: `.md` is MDX too. Unless it is set, `.md` is Markdown.',
  'markdown.math': 'Unless it is set, formulas in dollar signs are drawn.',
  'markdown.footnotePrefix': 'As in Docusaurus. Unless it is set, ids of footnotes begin with `fn`.',
  'markdown.pageSeconds':
    'Docusaurus waits for plugins, however long they take. Unless it is set, a step of a page may take 30 s.',
  'markdown.codeFiles': 'Unless it is set, `file=` in a fence shows a file.',
  'code.themes': 'What is nearest to the themes of Prism: a theme of Shiki, or one made of it.',
  pagesInclude: 'Docusaurus makes pages of all modules. Unless it is set: of .jsx, .tsx, .md and .mdx.',
  'security.csp': 'Docusaurus sends no policy. Take this away for one that follows from the pages.',
  asked: 'Functions that are asked while pages are placed, by the folder that they are for.',
  siteConfig: 'What components find in useDocusaurusContext(): take away what none asks for.',
}

/** The text of a `docs.config.ts` that says what a config of Docusaurus says. */
export function migratedConfig({ value, differences, asked, given, isFunction, source }: MigratedInput): string {
  const places = functionPlaces(given)
  let isAsked = false
  const lost: string[] = []
  const nameOf = (each: Function): string => {
    const write = codeOf(each)
    if (write) return write(nameOf)
    const place = places.get(each)
    // What a preset makes stands nowhere in the config. As a plugin this does nothing.
    if (place === undefined) lost.push(each.name || 'a function')
    else isAsked = true
    return place === undefined ? '() => null' : `docusaurus${place}`
  }
  const config = valueText({ ...value, ...(asked && { asked }) }, { comments, nameOf })
  const notes = [
    ...differences.map(({ kind, at, words }) => `//   ${kind}  ${at}: ${words}`),
    ...lost.map((name) => `//   left-out  ${name}, which a preset makes: write it in place of "() => null"`),
  ]
  return [
    "import { defineConfig } from 'docs-build'",
    ...(isAsked ? [`import exported from './${source}'`] : []),
    '',
    `// Made of ${source}, with what it computed at that time.`,
    ...(notes.length > 0 ? ['// What differs from Docusaurus:', ...notes] : []),
    ...(isAsked ? ['', ...importLines(isFunction)] : []),
    '',
    `export default defineConfig(${config})`,
    '',
  ].join('\n')
}

function importLines(isFunction: boolean): readonly string[] {
  return [
    '// Functions still stand in the config of Docusaurus: move them here before you delete it.',
    `const docusaurus: any = await ${isFunction ? '(exported as any)()' : 'exported'}`,
  ]
}
