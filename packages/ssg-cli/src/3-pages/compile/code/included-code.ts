import { brokenImport, outsideFile } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic, Position } from '../../../model/diagnostic.ts'
import { resolvedKey, type Unit } from '../types.ts'
import { dedent } from './dedent.ts'
import type { FenceMeta } from './fence-meta.ts'
import { region, withoutMarkers } from './regions.ts'

/** Code from a file, or what is wrong with the fence that asks for it. */
export type IncludedCode = { readonly code: string; readonly path: string } | { readonly problem: Diagnostic }

/** Read the code that `file=./x.py#region` of a fence means. */
export function includedCode(
  file: NonNullable<FenceMeta['file']>,
  unit: Pick<Unit, 'source' | 'page'>,
  position: Position,
): IncludedCode {
  const { files, resolved, available: known } = unit.page.input
  const key = resolvedKey(unit.source, file.specifier)
  const path = resolved[key] ?? file.specifier
  const found = files[path]
  const at = { file: unit.source, position }
  if (found && 'missing' in found && found.outside !== undefined)
    return { problem: outsideFile({ ...at, outside: found.outside }) }
  if (!found || !('text' in found))
    return { problem: brokenImport({ ...at, specifier: file.specifier, available: known?.[key], isFile: true }) }
  const text = found.text.replace(/\r\n?/g, '\n')
  if (file.region === undefined) return { code: dedent(withoutMarkers(text)), path }
  const cut = region(text, file.region)
  if ('code' in cut) return { code: dedent(cut.code), path }
  const { available } = cut
  const regions = available.length > 0 ? available.map((name) => `"${name}"`).join(', ') : 'none'
  const message = `Unexpected region "${file.region}" of "${file.specifier}", expected one of the file's regions: ${regions}`
  return { problem: brokenImport({ ...at, specifier: file.region, available, message }) }
}
