import { codeOfMdx } from '../../../2-sources/scan/declares-components.ts'
import { elementsOfMdx } from '../../../3-pages/compile/module/written-elements.ts'
import { codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import { moduleFacts } from '../static-components/module-facts.ts'
import { parsedModule } from '../static-components/parsed-module.ts'

/** What MDX exports by what its author wrote. */
export interface OwnExports {
  readonly names: ReadonlySet<string>
  /** The query by which the module that has them is loaded; undefined when there is nothing to load. */
  readonly query?: string
  readonly code: string
  /** What its code uses of what MDX exports without saying so. */
  readonly asked: readonly MadeName[]
}

/** The query of a module with the code of MDX, which knows what the text exports without saying so. */
export const knowingQuery = '?exports'

/** What MDX exports without saying so. */
export const madeNames = ['frontMatter', 'contentTitle', 'toc'] as const

type MadeName = (typeof madeNames)[number]

/**
 * Find what an MDX file exports itself. The code is a module of its own, `?code`, in which components come to life; it is another
 * one where it uses front matter or headings of its file.
 */
export async function ownExports(text: string): Promise<OwnExports> {
  const code = codeOfMdx(text, await elementsOfMdx(text))
  const module = /^\s*export\b/m.test(code) ? await parsedModule(code, 'code.tsx') : undefined
  if (!module) return { names: new Set(), code, asked: [] }
  const { imports, exports, spreads, declared } = moduleFacts(module.program)
  const known = new Set([...imports.keys(), ...declared.map(({ name }) => name)])
  const asked = madeNames.filter((name) => !known.has(name) && new RegExp(`\\b${name}\\b`).test(code))
  const names = new Set([...exports.keys()].filter((name) => name !== 'default'))
  const query = asked.length > 0 ? knowingQuery : codeSpecifier
  return { names, code, asked, ...(names.size + spreads.length > 0 && { query }) }
}
