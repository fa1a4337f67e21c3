import { brokenImport, bundleError } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import { installHint } from '../text/modules/install-hint.ts'

/**
 * What cannot be found is told where it is imported, not in the entry that stands for it; and once where the code of a doc is a
 * module of its own, which imports it too.
 */
export function placedAtImports(
  diagnostics: readonly Diagnostic[],
  bodies: readonly BodyPlan[],
  configSource: string,
): readonly Diagnostic[] {
  const placed = diagnostics.flatMap((diagnostic) => placedAtImport(diagnostic, bodies, configSource))
  const places = new Set(placed.filter(({ code }) => code === 'broken-import').map(placeOf))
  return placed.filter((diagnostic) => diagnostic.code !== 'bundle-error' || !places.has(placeOf(diagnostic)))
}

/** A file that no author wrote. */
const workFile = /^\.docs-build\//

function placeOf({ file, line, message }: Diagnostic): string {
  return [file, line, message].join('\0')
}

function placedAtImport(
  diagnostic: Diagnostic,
  bodies: readonly BodyPlan[],
  configSource: string,
): readonly Diagnostic[] {
  const [, key] = /^docs-build-entry:(.*)$/.exec(diagnostic.file ?? '') ?? []
  const written = /"(?:\.\/)?([^"]*)"/.exec(diagnostic.message)?.[1] ?? ''
  // A plugin wrote the module that imports it, by what the config says: there the path may be a relative one.
  if (key === undefined && workFile.test(diagnostic.file ?? ''))
    return [unplacedImport(configSource, written.replace(/^.*[/\\]/, ''), diagnostic.message)]
  if (key === undefined) return [diagnostic]
  if (!key.startsWith('package:')) {
    const [, plugin] = /^plugin:(.*)$/.exec(key) ?? []
    const who = plugin === undefined ? '' : `Plugin ${JSON.stringify(plugin)}: `
    return [unplacedImport(configSource, written, `${who}${diagnostic.message}`)]
  }
  const specifier = key.slice('package:'.length)
  return bodies.flatMap(({ head, inputs }) =>
    [head, ...Object.values(inputs.partials)].flatMap(({ source, imports }) =>
      inputs.moduleKeys[`${source}\0${specifier}`] === key
        ? imports
            .filter((own) => own.specifier === specifier)
            .map(({ position }) => brokenImport({ file: source, position, specifier, hint: installHint(specifier) }))
        : [],
    ),
  )
}

/** An import that the config asks for; its position is looked up before it is reported. */
export function unplacedImport(file: string, specifier: string, message: string): Diagnostic {
  return { ...bundleError({ file, message }), code: 'broken-import', subject: specifier }
}
