import type { SiteFacts } from './site-facts.ts'

/** A site for tests, in which all is where it is looked for and no package is installed. */
export const testFacts: SiteFacts = {
  siteDir: '/site',
  batteries: [],
  exists: () => true,
  filesIn: () => [],
  textOf: () => '',
  moduleFile: (path) => path,
  isInstalled: () => false,
  entryOf: () => undefined,
  isInner: () => false,
}
