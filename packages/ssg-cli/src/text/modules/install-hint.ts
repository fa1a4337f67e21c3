/** What helps against an import of a package that is not there; nothing where it means a file, or a module that is made here. */
export function installHint(specifier: string): string | undefined {
  const name = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?=\/|$)/.exec(specifier)?.[0]
  return name === undefined || ownScopes.test(name) ? undefined : `Run: npm install ${name}`
}

const ownScopes = /^@(?:site|theme|theme-original|theme-init|generated|docusaurus)\//

/**
 * The packages that a text wants to have installed.
 *
 *     wantedPackages('Run: npm install lodash @scope/name')  // → ['lodash', '@scope/name']
 */
export function wantedPackages(text: string): readonly string[] {
  return /^(?:Run: )?npm install (.+)$/.exec(text)?.[1]?.split(' ') ?? []
}
