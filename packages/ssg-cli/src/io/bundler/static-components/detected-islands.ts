import { resolve } from 'node:path'
import type { IslandReason } from '../../../model/island.ts'
import type { Metafile } from '../../esbuild.ts'
import type { LivePackages } from './live-packages.ts'
import type { Imported } from './uses-in.ts'
import { pageQuestions } from './page-question.ts'
import { sleepingComponents } from './sleeping-components.ts'
import { readFile } from '../../files/read-file.ts'

/** Components of packages that only work together: who shows them is the island. */
export type Families = LivePackages

/** Absolute paths of files → the exports that are islands, `default` and components by their names, and why. */
export type Detected = ReadonlyMap<string, Readonly<Record<string, IslandReason>>>

/**
 * Find the components that have to be islands to do what they say. Who writes `'use static'` as the first line of a file wants
 * it rendered only. Nor is a component one that is not exported, or asks for more than comes with a page.
 */
export async function detectedIslands(
  { inputs }: Pick<Metafile, 'inputs'>,
  siteDir: string,
  families: Families,
  isProvided = false,
): Promise<Detected> {
  // What stands around articles and in place of the theme's components comes with the runtime.
  const isLive = ({ specifier, name }: Imported) => families.get(specifier)?.[name] !== undefined
  const found = await sleepingComponents({ inputs }, ['docs-build-entry:runtime'], siteDir, {
    isLive,
    isFamily: (specifier) => families.has(specifier),
    asksCount: isProvided,
  })
  const islands = found.flatMap(({ file, components }) => {
    const kept = detectable(file, components, { inputs }, siteDir)
    return kept ? [[resolve(siteDir, file), kept] as const] : []
  })
  return new Map(islands)
}

/** Those components of a file that may be islands, with whether they ask for their page; undefined where none may. */
export function detectable(
  file: string,
  components: Readonly<Record<string, IslandReason>>,
  { inputs }: Pick<Metafile, 'inputs'>,
  siteDir: string,
): Readonly<Record<string, IslandReason>> | undefined {
  if (Object.keys(components).length === 0 || isStatic(readFile(resolve(siteDir, file), 'utf8'))) return undefined
  const { asks, tooMuch } = pageQuestions(file, inputs, siteDir)
  if (tooMuch !== undefined) return undefined
  return asks ? asking(components) : components
}

function asking(components: Readonly<Record<string, IslandReason>>): Readonly<Record<string, IslandReason>> {
  return Object.fromEntries(
    Object.entries(components).map(([name, reason]) => [name, { ...reason, asksPage: true as const }]),
  )
}

/** True for a component file that never runs in the browser: its first statement is `'use static'`. */
function isStatic(text: string): boolean {
  return /^(?:\uFEFF)?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use static['"]/.test(text)
}
