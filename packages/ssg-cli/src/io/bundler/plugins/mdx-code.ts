import { dirname } from 'node:path'
import { codeOfMdx, contextOf } from '../../../2-sources/scan/declares-components.ts'
import type { LiveElement } from '../../../3-pages/compile/module/live-elements.ts'
import { elementsOfMdx } from '../../../3-pages/compile/module/written-elements.ts'
import { clientNames } from '../../../3-pages/compile/module/client-names.ts'
import { islandHelper } from '../../../text/modules/island-helper.ts'
import { codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import type { IslandReason } from '../../../model/island.ts'
import type { Plugin } from '../../esbuild.ts'
import type { ClientUse } from '../static-components/client-uses.ts'
import { asksForPage } from '../static-components/page-question.ts'
import { provider, providesIn } from '../../../text/modules/react-contexts.ts'
import { moduleFacts, type Declared, type ModuleFacts } from '../static-components/module-facts.ts'
import type { Use } from '../static-components/uses-in.ts'
import { parsedModule } from '../static-components/parsed-module.ts'
import { islandKey, type MetIslands } from './islands.ts'
import { readFile } from '../../files/read-file.ts'

/** What is loaded of the code of an MDX file: all of it as it is, or one component by the name behind `#`. */
const original = `${codeSpecifier}-original`
// By its absolute path: entries name it otherwise.
const filter = /^((?:\/|[A-Za-z]:[\\/]).+\.mdx?)(\?code(?:-original)?(?:#\w+)?)$/

/**
 * The code that an MDX file holds is a module: `docs/a.mdx?code` has its exports, of which those are islands that keep state or
 * answer to events. Browsers load one of them as `docs/a.mdx?code#Counter`.
 *
 * @param met takes the names of the islands; undefined where the bundle is for browsers
 */
export function mdxCode(siteDir: string, met?: MetIslands): Plugin {
  return {
    name: 'mdx-code',
    setup(context) {
      context.onResolve({ filter }, ({ path }) => {
        const [, file = '', suffix = ''] = filter.exec(path) ?? []
        return { path: file, namespace: 'file', suffix }
      })
      context.onLoad({ filter: /\.mdx?$/, namespace: 'file' }, async ({ path, suffix }) => {
        const [kind, name] = suffix.split('#')
        if (kind !== codeSpecifier && kind !== original) return undefined
        const from = JSON.stringify(path + original)
        const resolveDir = dirname(path)
        if (name !== undefined) return { contents: `export { ${name} as default } from ${from}`, resolveDir }
        const text = readFile(path, 'utf8')
        const elements = await elementsOfMdx(text)
        const code = codeOfMdx(text, elements)
        // Imports that only the text of the page uses are dropped from TypeScript.
        if (kind === original) return { contents: code, loader: 'tsx', resolveDir }
        const file = islandKey(siteDir, path)
        const live = met ? await liveNames({ code, elements }, file) : []
        const lines = live.map(([each, reason]) => {
          const key = `${file}${codeSpecifier}#${each}`
          met?.set(key, { ...reason, ...(providesIn(code) && { provides: true }) })
          const only = reason.because === provider ? ', { onlyProvides: true }' : ''
          const made = `island(${JSON.stringify(key)}, code.${each}, true${only})`
          const { of } = elements.find((element) => element.name === each) ?? {}
          const isContext = `code.${contextOf(each)}?.$$typeof === Symbol.for('react.context')`
          return `export const ${each} = ${of === undefined ? made : `${isContext} ? ${made} : code.${each}`}`
        })
        const helper = lines.length > 0 ? `import { island } from ${JSON.stringify(islandHelper)}` : ''
        const contents = [helper, `import * as code from ${from}`, `export * from ${from}`, ...lines].join('\n')
        return { contents, loader: 'js', resolveDir }
      })
    },
  }
}

/** The exported components of a code that keep state or answer to events, themselves or by another that they show. */
async function liveNames(
  { code, elements }: { readonly code: string; readonly elements: readonly LiveElement[] },
  file: string,
): Promise<readonly (readonly [string, IslandReason])[]> {
  // What only a rendered page knows is lost in a browser.
  if (asksForPage(code)) return []
  const reasons = new Map(
    elements.map(({ name, because, position: { line, column } }) => [name, { because, file, line, column }]),
  )
  const module = await parsedModule(code, 'code.tsx')
  if (!module) return []
  const facts = moduleFacts(module.program)
  const declared = new Map(facts.declared.map((one) => [one.name, one]))
  return [...facts.exports].flatMap(([name, local]) => {
    if (!/^[A-Z]/.test(name) || typeof local !== 'string') return []
    const known = reasons.get(name)
    if (known) return [[name, known] as const]
    const found = liveUse(declared.get(local), { facts, declared, seen: new Set() })
    if (!found) return []
    const { line, column } = module.positionOf(found.use.node)
    return [[name, { because: found.name, file, line, column }] as const]
  })
}

interface Lookup {
  readonly facts: ModuleFacts
  readonly declared: ReadonlyMap<string | undefined, Declared>
  readonly seen: Set<Declared>
}

function liveUse(one: Declared | undefined, lookup: Lookup): ClientUse | undefined {
  if (!one || lookup.seen.has(one)) return undefined
  lookup.seen.add(one)
  for (const use of one.uses) {
    const found = asClientUse(use, lookup)
    if (found) return found
  }
  return undefined
}

function asClientUse(use: Use, lookup: Lookup): ClientUse | undefined {
  if (use.type === 'certain') return { use, name: use.name }
  const imported = lookup.facts.imports.get(use.name)
  if (!imported) return use.member === undefined ? liveUse(lookup.declared.get(use.name), lookup) : undefined
  const name = use.member ?? imported.name
  const known = clientNames[imported.specifier]?.[name]
  if (known !== undefined) return { use, name: known }
  // A hook of the site or of a package may keep state; those of React and of Docusaurus that do are known.
  const called = imported.name === 'default' ? use.name : name
  const isForeign = !/^(?:react$|react-dom$|@docusaurus\/|@theme\/)/.test(imported.specifier)
  return /^use[A-Z]/.test(called) && isForeign ? { use, name: called } : undefined
}
