import type { BodyInputs } from '../../model/body-inputs.ts'
import { partialFrontMatter } from '../../diagnostics/catalogue.ts'
import { hashValues } from '../../text/hash.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { readHead, type ScannedVersion } from './scan-site.ts'
import { joinFolder } from '../../text/resolve-path.ts'
import { folderOf, joinPath } from '../../text/resolve-path.ts'

const moduleEndings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Follow the imports of a doc through its partials. */
export function bodyInputs(
  host: Host,
  config: Config,
  version: Pick<ScannedVersion, 'files'>,
  head: DocHead,
  report: (diagnostic: Diagnostic) => void,
): BodyInputs {
  const files: Record<string, 'text' | 'missing'> = {}
  const resolved: Record<string, string> = {}
  const moduleKeys: Record<string, string> = {}
  const available: Record<string, readonly string[]> = {}
  const partials: Record<string, DocHead> = {}
  const hashes: string[] = [host.files.hash(head.source)]
  follow(head, head.file, [head.source])
  const hash = hashValues(head.source, head.file, head.format, ...hashes)
  return { hash, files, resolved, moduleKeys, available, partials }

  function take(source: string): void {
    files[source] = 'text'
    hashes.push(source, host.files.hash(source))
  }

  function miss(key: string, path: string, specifier: string): void {
    available[key] = siblings(host, path, specifier)
    hashes.push(`no ${path}`, ...available[key])
  }

  function follow(from: DocHead, file: string, above: readonly string[]): void {
    for (const { specifier, kind } of from.imports) {
      const key = `${from.source}\0${specifier}`
      if (kind === 'module' && !isMarkdown(specifier)) {
        const module = resolveModule(host, version, file, from.source, specifier)
        if (module === undefined) miss(key, resolveFile(version, file, from.source, specifier), specifier)
        else hashes.push((moduleKeys[key] = resolved[key] = module))
        if (module?.startsWith('raw:')) take(module.slice('raw:'.length))
        continue
      }
      const source = resolveFile(version, file, from.source, specifier)
      resolved[key] = source
      // A circle is told by the compile step, at the import that closes it.
      if (above.includes(source) || source in files) continue
      if (!host.files.stat(source)?.isFile) {
        files[source] = 'missing'
        miss(key, source, specifier)
        continue
      }
      take(source)
      if (kind === 'code') continue
      const partial = readHead(host, config, partialFile(file, specifier), source, report)
      if (!partial) continue
      partials[source] = partial
      if (isPartial(source) && Object.keys(partial.positions).length > 0) report(partialFrontMatter({ file: source }))
      follow(partial, partialFile(file, specifier), [...above, source])
    }
  }
}

/** Specifiers of the files in the folder that an import of nothing names, with and without their extensions. */
function siblings(host: Host, path: string, specifier: string): readonly string[] {
  const folder = folderOf(path)
  if (folder === '') return []
  const start = specifier.slice(0, specifier.lastIndexOf('/') + 1)
  return host.files
    .list(folder)
    .files.filter((file) => !file.path.includes('/'))
    .flatMap((file) => [start + file.path, start + file.path.replace(/\.[jt]sx?$/, '')])
}

/** A file that has no page of its own, by Docusaurus's convention. */
function isPartial(source: string): boolean {
  return /(?:^|\/)_/.test(source)
}

function isMarkdown(specifier: string): boolean {
  return /\.mdx?$/.test(specifier) && !rawText.test(specifier)
}

/** `!!raw-loader!./x.py` is the text of a file, as in webpack. */
const rawText = /^!*raw-loader!/

/** Where a relative path of a partial lies in the version, so that its own imports are found through overlays. */
function partialFile(file: string, specifier: string): string {
  return specifier.startsWith('@site/') ? specifier : joinPath(folderOf(file), specifier)
}

/** The file that a specifier means: through the version first, then beside the importing file. */
function resolveFile(
  version: Pick<ScannedVersion, 'files'>,
  file: string,
  importer: string,
  specifier: string,
): string {
  if (specifier.startsWith('@site/')) return joinPath('', specifier.slice('@site/'.length))
  if (specifier.startsWith('/'))
    return version.files.get(joinPath('', specifier)) ?? joinFolder('', joinPath('', specifier))
  return version.files.get(joinPath(folderOf(file), specifier)) ?? joinPath(folderOf(importer), specifier)
}

/** The key of a module in the server bundle: a site-relative file, or a package's specifier. Undefined when no file is there. */
function resolveModule(
  host: Host,
  version: Pick<ScannedVersion, 'files'>,
  file: string,
  importer: string,
  specifier: string,
): string | undefined {
  if (rawText.test(specifier)) {
    const path = fileOf(specifier.replace(rawText, ''))
    return path && `raw:${path}`
  }
  if (specifier.startsWith('@theme/')) return `theme:${specifier.slice('@theme/'.length)}`
  if (!/^(?:\.|\/|@site\/)/.test(specifier)) return `package:${specifier}`
  const path = fileOf(specifier)
  return path && `file:${path}`

  function fileOf(named: string): string | undefined {
    return moduleEndings
      .map((ending) => resolveFile(version, file, importer, named + ending))
      .find((found) => host.files.stat(found)?.isFile)
  }
}
