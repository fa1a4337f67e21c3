import type { Part } from './part.ts'
import type { SiteFacts } from './site-facts.ts'

/** A plugin of ours does it, if it is installed. */
export function battery(
  name: string,
  options: unknown,
  { at, batteries }: Pick<SiteFacts, 'batteries'> & { readonly at: string },
): Part {
  if (batteries.includes(name)) return { config: { plugins: [[name, options]] } }
  return { differences: [{ kind: 'install', at, words: `npm install ${name}` }] }
}
