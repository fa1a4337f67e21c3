import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOfMdx } from '../../../2-sources/scan/declares-components.ts'
import { clientNames } from '../../../3-pages/compile/module/client-names.ts'
import { codeSpecifier } from '../../../text/mdx-code.ts'
import type { Plugin } from '../../esbuild.ts'
import { ofPage } from '../static-components/detected-islands.ts'
import { moduleFacts, type Declared, type ModuleFacts } from '../static-components/module-facts.ts'
import { parsedModule } from '../static-components/parsed-module.ts'
import { islandHelper, islandKey } from './islands.ts'

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
export function mdxCode(siteDir: string, met?: Set<string>): Plugin {
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
        const code = codeOfMdx(readFileSync(path, 'utf8'))
        // Imports that only the text of the page uses are dropped from TypeScript.
        if (kind === original) return { contents: code, loader: 'tsx', resolveDir }
        const names = met ? await liveNames(code) : []
        const lines = names.map((each) => {
          const key = `${islandKey(siteDir, path)}${codeSpecifier}#${each}`
          met?.add(key)
          return `export const ${each} = island(${JSON.stringify(key)}, code.${each}, true)`
        })
        const helper = lines.length > 0 ? `import { island } from ${JSON.stringify(islandHelper)}` : ''
        const contents = [helper, `import * as code from ${from}`, `export * from ${from}`, ...lines].join('\n')
        return { contents, loader: 'js', resolveDir }
      })
    },
  }
}

/** The exported components of a code that keep state or answer to events, themselves or by another that they show. */
async function liveNames(code: string): Promise<readonly string[]> {
  // What only a rendered page knows is lost in a browser.
  if (ofPage.test(code)) return []
  const module = await parsedModule(code, 'code.tsx')
  if (!module) return []
  const facts = moduleFacts(module.program)
  const declared = new Map(facts.declared.map((one) => [one.name, one]))
  return [...facts.exports].flatMap(([name, local]) =>
    /^[A-Z]/.test(name) &&
    typeof local === 'string' &&
    isLive(declared.get(local), { facts, declared, seen: new Set() })
      ? [name]
      : [],
  )
}

interface Lookup {
  readonly facts: ModuleFacts
  readonly declared: ReadonlyMap<string | undefined, Declared>
  readonly seen: Set<Declared>
}

function isLive(one: Declared | undefined, lookup: Lookup): boolean {
  if (!one || lookup.seen.has(one)) return false
  lookup.seen.add(one)
  return one.uses.some((use) => {
    if (use.type === 'certain') return true
    const imported = lookup.facts.imports.get(use.name)
    if (!imported) return use.member === undefined && isLive(lookup.declared.get(use.name), lookup)
    const name = use.member ?? imported.name
    if (clientNames[imported.specifier]?.[name] !== undefined) return true
    // A hook of the site or of a package may keep state; those of React and of Docusaurus that do are known.
    const called = imported.name === 'default' ? use.name : name
    return /^use[A-Z]/.test(called) && !/^(?:react$|react-dom$|@docusaurus\/|@theme\/)/.test(imported.specifier)
  })
}
