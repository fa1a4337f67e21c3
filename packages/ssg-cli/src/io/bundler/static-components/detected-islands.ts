import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { IslandReason } from '../../../model/island.ts'
import type { Metafile } from '../../esbuild.ts'
import type { LivePackages } from './live-packages.ts'
import type { Imported } from './module-facts.ts'
import { pageQuestion } from './page-question.ts'
import { sleepingComponents } from './sleeping-components.ts'

/** Components of packages that only work together: who shows them is the island. */
export type Families = LivePackages

/** Absolute paths of files → the exports that are islands, `default` and components by their names, and why. */
export type Detected = ReadonlyMap<string, Readonly<Record<string, IslandReason>>>

/**
 * Find the components that have to be islands to do what they say. Who writes `'use static'` as the first line of a file wants
 * it rendered only. Nor is a component one that is not exported, or asks what only a rendered page knows.
 */
export async function detectedIslands(
  { inputs }: Pick<Metafile, 'inputs'>,
  siteDir: string,
  families: Families,
): Promise<Detected> {
  const textOf = (file: string) => readFileSync(resolve(siteDir, file), 'utf8')
  // What stands around articles and in place of the theme's components comes with the runtime.
  const isLive = ({ specifier, name }: Imported) => families.get(specifier)?.[name] !== undefined
  const found = await sleepingComponents({ inputs }, ['docs-build-entry:runtime'], siteDir, isLive)
  const islands = found.filter(
    ({ file, components }) =>
      Object.keys(components).length > 0 &&
      !isStatic(textOf(file)) &&
      pageQuestion(file, inputs, siteDir) === undefined,
  )
  return new Map(islands.map(({ file, components }) => [resolve(siteDir, file), components]))
}

/** True for a component file that never runs in the browser: its first statement is `'use static'`. */
function isStatic(text: string): boolean {
  return /^(?:\uFEFF)?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use static['"]/.test(text)
}
