import { join, resolve } from 'node:path'
import type { BundleInputs } from '../bundler/kept/bundle-inputs.ts'
import { relativePath } from '../files/within.ts'
import { packageFolder, packageOf, type InstalledPackage } from './package-folders.ts'
import type { MadeOf, ReadyContents } from './ready-made.ts'

type Answers = ReadyContents['answers']

/**
 * Name the files that answers were made of by their packages, so that they can be found wherever those are installed:
 * `../theme/src/server.tsx` becomes `@docs-build/theme:src/server.tsx`.
 *
 * @param tool absolute path of the tool's package
 * @param theme package that a site may have a copy of its own of
 */
export function namedByPackage(
  answers: Answers,
  { siteDir, tool, theme }: { readonly siteDir: string; readonly tool: string; readonly theme: string },
): ReadyContents {
  const packages = new Map<string, InstalledPackage>()
  const nameOf = (path: string): string => {
    const file = resolve(siteDir, path)
    const found = packageOf(file)
    if (!found) throw new Error(`${path} belongs to no package`)
    packages.set(found.name, found)
    return `${found.name}:${relativePath(found.folder, file)}`
  }
  const renamed = ([step, { key, value }]: [string, Answers[string]]): [string, Answers[string]] => {
    const inputs: BundleInputs = Object.fromEntries(
      Object.entries(value.inputs).map(([path, hash]) => [nameOf(path), hash]),
    )
    return [step, { key, value: { ...value, inputs } satisfies MadeOf }]
  }
  const named = Object.fromEntries(Object.entries(answers).map(renamed))
  const own = packageOf(join(tool, 'package.json'))
  const from = ({ name, folder }: InstalledPackage): string => {
    if (name === theme) return 'site'
    if (own?.dependencies.includes(name)) return 'tool'
    const importer = [...packages.values()].find(
      (other) => other.dependencies.includes(name) && packageFolder(name, other.folder) === folder,
    )
    if (!importer) throw new Error(`nothing that is bundled depends on ${name}`)
    return importer.name
  }
  return {
    packages: Object.fromEntries([...packages.values()].map((found) => [found.name, from(found)])),
    answers: named,
  }
}
