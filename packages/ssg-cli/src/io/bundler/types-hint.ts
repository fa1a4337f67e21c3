import { existsSync, readFileSync } from 'node:fs'

/** How a line begins that declares, imports or exports a type. */
const typeLine = /^\s*(?:(?:export|declare|opaque)\s+)*(?:(?:type|interface)\s+\w|(?:import|export)\s+type(?:of)?\b)/

/**
 * What helps where a module has types though its name says that it has none, as in sites that check theirs with Flow. Only what does
 * not parse is asked about.
 *
 * @param file absolute path of the module
 * @see https://flow.org/en/docs/tools/flow-remove-types/
 */
export function typesHint(file: string, lineText: string): string | undefined {
  if (!/\.[cm]?jsx?$/.test(file)) return undefined
  if (!typeLine.test(lineText) && !isOfFlow(file)) return undefined
  return 'Types are read in files named .ts or .tsx: take those of Flow out of this one (npx flow-remove-types), or write them in TypeScript and name the file so.'
}

/** True for a module that says in its first comment that Flow checks it. */
function isOfFlow(file: string): boolean {
  return existsSync(file) && /^\s*\/[/*][^]*?@flow\b/.test(readFileSync(file, 'utf8').slice(0, 1000))
}
