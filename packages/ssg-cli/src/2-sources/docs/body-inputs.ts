import { partialFrontMatter } from '../../diagnostics/catalogue.ts'
import type { BodyInputs, MissingFile } from '../../model/body-inputs.ts'
import type { AddedImport } from '../../model/compiled.ts'
import type { DocHead, ImportFact } from '../../model/head.ts'
import { hashValues } from '../../text/hash.ts'
import { codeSpecifier } from '../../text/markdown/mdx-code.ts'
import { isReadable } from '../../text/is-readable.ts'
import { readHead, type HeadScan } from '../scan/read-head.ts'
import { aliasedFile } from './aliased-file.ts'
import { isMarkdown, partialFile, resolveFile, resolveModule, type Importer } from './resolve-import.ts'
import { siblings } from './siblings.ts'
import type { VersionFiles } from './version-files.ts'

/**
 * Follow the imports of a doc through its partials.
 *
 * @param around the files of its version
 * @param added imports that plugins add
 */
export function bodyInputs(
  scan: HeadScan,
  around: VersionFiles,
  head: DocHead,
  added: readonly AddedImport[] = [],
): BodyInputs {
  const { host, config, report } = scan
  const files: Record<string, 'text' | MissingFile> = {}
  const resolved: Record<string, string> = {}
  const moduleKeys: Record<string, string> = {}
  const available: Record<string, readonly string[]> = {}
  const partials: Record<string, DocHead> = {}
  const planned = { [head.source]: host.files.hash(head.source) }
  const hashes: string[] = head.part ? [head.part.hash] : Object.values(planned)
  follow(head, head.file, [head.source])
  const hash = hashValues(head.source, head.file, head.format, ...hashes)
  return { hash, files, hashes: planned, resolved, moduleKeys, available, partials }

  /** `file` is where the importing source lies in the version, `above` what imports it. */
  function follow(from: DocHead, file: string, above: readonly string[]): void {
    const importer = { around, file, source: from.source }
    for (const { specifier, kind } of importsOf(from, added, config)) {
      const key = `${from.source}\0${specifier}`
      if (kind === 'module' && !isMarkdown(specifier)) {
        takeModule(importer, specifier, key)
        continue
      }
      const source = aliasedFile(host, specifier, config.theme.aliases) ?? resolveFile(importer, specifier)
      resolved[key] = source
      // A circle is told by the compile step, at the import that closes it.
      if (above.includes(source) || source in files) continue
      const found = host.files.stat(source)
      if (refuses(source, found?.outside)) continue
      if (!found?.isFile) {
        files[source] = { missing: true }
        miss(key, source, specifier)
        continue
      }
      take(source)
      if (kind === 'code') continue
      const partial = readHead(scan, partialFile(file, specifier), source)
      if (!partial) continue
      partials[source] = partial
      if (isPartial(source) && Object.keys(partial.positions).length > 0) report(partialFrontMatter({ file: source }))
      follow(partial, partialFile(file, specifier), [...above, source])
    }
  }

  function takeModule(importer: Importer, specifier: string, key: string): void {
    const module = resolveModule(host, importer, specifier, config)
    if (module === undefined) return miss(key, resolveFile(importer, specifier), specifier)
    resolved[key] = module.key
    hashes.push(module.key)
    if (refuses(module.key, module.file?.outside)) return
    moduleKeys[key] = module.key
    if (module.file?.isText) take(module.file.path)
  }

  /** A file outside of the repository is not read. */
  function refuses(source: string, outside: string | undefined): boolean {
    if (outside === undefined || isReadable(outside, config.readableDirs)) return false
    files[source] = { missing: true, outside }
    hashes.push(`outside ${outside}`)
    return true
  }

  function take(source: string): void {
    files[source] = 'text'
    const hashOfText = host.files.hash(source)
    planned[source] = hashOfText
    hashes.push(source, hashOfText)
  }

  function miss(key: string, path: string, specifier: string): void {
    available[key] = siblings(host, path, specifier)
    hashes.push(`no ${path}`, ...available[key])
  }
}

/** What a file imports: as it is written, by plugins, and its own components, which come to life as imported ones do. */
function importsOf(
  { imports, source, declaresComponents }: DocHead,
  added: readonly AddedImport[],
  { theme }: HeadScan['config'],
): readonly Pick<ImportFact, 'specifier' | 'kind'>[] {
  const own = declaresComponents && theme.islands === 'detect' ? [{ specifier: codeSpecifier }] : []
  const modules = [...added.filter((one) => one.source === source), ...own]
  return [...imports, ...modules.map(({ specifier }) => ({ specifier, kind: 'module' as const }))]
}

/** A file that has no page of its own, by Docusaurus's convention. */
function isPartial(source: string): boolean {
  return /(?:^|\/)_/.test(source)
}
