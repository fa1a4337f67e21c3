import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Cache } from '../../../host.ts'
import type { ImportedModule } from '../../../model/imported-module.ts'
import { environmentNames } from '../../../text/modules/environment-names.ts'
import { environmentStates, statesOf } from '../../../text/modules/environment-states.ts'
import { memo } from '../../../text/memo.ts'
import type { Metafile } from '../../esbuild.ts'
import { machineEnvironment } from '../../machine-environment.ts'
import { packageKey } from './package-key.ts'
import type { RecordedImport } from './recorded-import.ts'
import { readFile } from '../../files/read-file.ts'

/** The export of a bundle that holds the packages it imports. */
const packagesName = '__docsBuildPackages'

/** Names of packages that a bundle leaves outside. */
export function importedPackages({ outputs }: Pick<Metafile, 'outputs'>): readonly string[] {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.flatMap(({ external, kind, path }) => (external && kind === 'import-statement' ? path : [])),
  )
  return [...new Set(paths.filter((path) => !isBuiltin(path)))].sort()
}

/** Code that exports everything of these packages, to be added to a bundle that imports them. */
export function packagesCode(packages: readonly string[]): string {
  if (packages.length === 0) return ''
  const imports = packages.map((name, index) => `import * as __package${index} from ${JSON.stringify(name)};`)
  const names = packages.map((_, index) => `__package${index}`)
  return `${imports.join('')}export const ${packagesName} = [${names.join()}];\n`
}

/** What is known of a bundle in a folder, found out when it is asked for. */
export function moduleFacts(
  file: string,
  path: string,
  {
    namespace,
    packages,
    standIns,
    siteDir,
    recorded,
    cache,
  }: {
    readonly namespace: object
    readonly packages: readonly string[]
    readonly standIns: readonly string[]
    readonly siteDir: string
    readonly recorded: RecordedImport
    readonly cache: Pick<Cache, 'get' | 'set'>
  },
): ImportedModule {
  const parts = memo(() => partsOf(readFile(file, 'utf8'), path, siteDir))
  const environment = memo(() =>
    statesOf(environmentNames(readFile(file, 'utf8')), environmentStates(machineEnvironment())),
  )
  const exported = memo(() => exportsOf(namespace))
  const keys = memo(() => Object.fromEntries(packages.map((name) => [name, packageKey(name, siteDir, cache)])))
  return {
    url: recorded.url,
    ...(standIns.length > 0 && { standIns }),
    get code() {
      return parts().own
    },
    get others() {
      return parts().others
    },
    get packages() {
      return keys()
    },
    get exported() {
      return exported()
    },
    get reads() {
      return { ...recorded.first(siteDir), ...environment() }
    },
  }
}

/** The code of the file itself and that of the others: the bundler writes before each which file it is. */
function partsOf(code: string, path: string, siteDir: string): { readonly own: string; readonly others: string } {
  const parts = { own: '', others: '' }
  let part: keyof typeof parts = 'others'
  for (const line of code.split('\n')) {
    const [, file] = /^\/\/ (.*\.[cm]?[jt]sx?)$/.exec(line) ?? []
    if (file !== undefined) part = join(file) === join(path) ? 'own' : 'others'
    parts[part] += `${asksForPath.test(line) ? withoutFolder(line, siteDir) : line}\n`
  }
  return parts
}

/** A line in which a module is told its own path. */
const asksForPath = /^(?:var|let|const) __docsBuild(?:Url|Folder|File)\d* = /

/** A clone in another folder runs the same code. */
function withoutFolder(line: string, siteDir: string): string {
  return [pathToFileURL(siteDir).href, JSON.stringify(siteDir).slice(1, -1)].reduce(
    (text, folder) => text.replace(`"${folder}`, '"'),
    line,
  )
}

function exportsOf(namespace: object): ReadonlySet<unknown> {
  const packages: unknown = Reflect.get(namespace, packagesName)
  return new Set(Array.isArray(packages) ? packages.flatMap((each: object) => Object.values(each)) : [])
}
