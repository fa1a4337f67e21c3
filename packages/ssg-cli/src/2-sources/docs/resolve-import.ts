import type { Host } from '../../host.ts'
import { folderOf, joinFolder, joinPath } from '../../text/resolve-path.ts'
import type { VersionFiles } from './version-files.ts'

/** What imports: a source, at a path of its version, where overlays may put other files beside it. */
export interface Importer {
  /** The files of the version. */
  readonly around: VersionFiles
  readonly file: string
  readonly source: string
}

/** `!!raw-loader!./x.py` is the text of a file, as in webpack. */
const rawText = /^!*raw-loader!/

const moduleEndings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** True for a specifier of a partial; false for one of its text. */
export function isMarkdown(specifier: string): boolean {
  return /\.mdx?$/.test(specifier) && !rawText.test(specifier)
}

/** Where a relative path of a partial lies in the version, so that its own imports are found through overlays. */
export function partialFile(file: string, specifier: string): string {
  return specifier.startsWith('@site/') ? specifier : joinPath(folderOf(file), specifier)
}

/** The file that a specifier means: through the version first, then beside the importing file. */
export function resolveFile({ around, file, source }: Importer, specifier: string): string {
  if (specifier.startsWith('@site/')) return joinPath('', specifier.slice('@site/'.length))
  if (specifier.startsWith('/')) return around.get(joinPath('', specifier)) ?? joinFolder('', joinPath('', specifier))
  return around.get(joinPath(folderOf(file), specifier)) ?? joinPath(folderOf(source), specifier)
}

/** The key of a module in the server bundle: a site-relative file, or a package's specifier. Undefined when no file is there. */
export function resolveModule(host: Host, importer: Importer, specifier: string): string | undefined {
  if (rawText.test(specifier)) {
    const path = existing(host, importer, specifier.replace(rawText, ''))
    return path && `raw:${path}`
  }
  if (specifier.startsWith('@theme/')) return `theme:${specifier.slice('@theme/'.length)}`
  if (!/^(?:\.|\/|@site\/)/.test(specifier)) return `package:${specifier}`
  const path = existing(host, importer, specifier)
  return path && `file:${path}`
}

function existing(host: Host, importer: Importer, specifier: string): string | undefined {
  return moduleEndings
    .map((ending) => resolveFile(importer, specifier + ending))
    .find((path) => host.files.stat(path)?.isFile)
}

/** Specifiers of the files in the folder that an import of nothing names, with and without their extensions. */
export function siblings(host: Host, path: string, specifier: string): readonly string[] {
  const folder = folderOf(path)
  if (folder === '') return []
  const start = specifier.slice(0, specifier.lastIndexOf('/') + 1)
  return host.files
    .list(folder)
    .files.filter((file) => !file.path.includes('/'))
    .flatMap((file) => [start + file.path, start + file.path.replace(/\.[jt]sx?$/, '')])
}
