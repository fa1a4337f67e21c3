import { brokenImport, outsideFile } from '../../../diagnostics/catalogue.ts'
import type { ImportedName, PageState } from '../types.ts'
import { resolvedKey } from '../types.ts'
import { installHint } from '../../../text/modules/install-hint.ts'
import { loader } from '../../../text/modules/raw-import.ts'
import type { Esm } from './collect-esm.ts'

/**
 * Say what the imports of a file mean: a partial, a module, or nothing that exists.
 *
 * Names from files that don't exist stay in the list, so that one mistake is reported once.
 */
export function resolveImports(esm: Esm, source: string, page: PageState): readonly ImportedName[] {
  const targets = new Map<string, { readonly specifier: string; readonly partial?: string }>()
  for (const { specifier, position } of esm.specifiers) {
    if (targets.has(specifier)) continue
    const key = resolvedKey(source, specifier)
    const path = page.input.resolved[key] ?? themeModule(specifier)
    const available = page.input.available?.[key]
    const isNew = page.extensions !== undefined && path === undefined && !available
    const isAdded = page.input.added?.some((added) => added.source === source && added.specifier === specifier)
    if (isNew || isAdded) page.trace.imports.push({ source, specifier })
    if (isNew) {
      // A plugin added it: it is followed before the page is shown, and the page compiled once more.
      page.trace.waits = true
      targets.set(specifier, { specifier })
      continue
    }
    const file = path === undefined ? undefined : page.input.files[path]
    if ((file && 'missing' in file) || (path === undefined && isFile(specifier))) {
      const outside = file && 'missing' in file ? file.outside : undefined
      page.diagnostics.push(
        outside === undefined
          ? brokenImport({
              file: source,
              position,
              specifier,
              available,
              isFile: isFile(specifier),
              hint: installHint(specifier),
            })
          : outsideFile({ file: source, position, outside }),
      )
      targets.set(specifier, { specifier })
    } else if (path !== undefined && /^(?!raw:).*\.mdx?$/.test(path)) {
      targets.set(specifier, { specifier: path, partial: path })
    } else {
      targets.set(specifier, { specifier: path ?? specifier })
      page.modules.push({ specifier: path ?? specifier, source, position })
    }
  }
  return esm.imports.map((name) => ({ ...name, ...targets.get(name.specifier) }))
}

/** A component of the theme is there, whether the head of the file asks for it or a plugin does. */
function themeModule(specifier: string): string | undefined {
  return specifier.startsWith('@theme/') ? `theme:${specifier.slice('@theme/'.length)}` : undefined
}

const filePath = new RegExp(String.raw`^${loader}(?:\.|@site/|/)`)

function isFile(specifier: string): boolean {
  return filePath.test(specifier)
}
