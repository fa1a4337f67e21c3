/** What a site says of its sources. */
export interface TypeScriptOptions {
  /** Modules whose exports are shown, absolute or relative to the site folder. */
  readonly entryPoints?: readonly string[]
  /** Their `tsconfig.json`, absolute or relative to the site folder: the nearest one above the first module unless it says more. */
  readonly tsconfig?: string
  /** In place of these: JSON that TypeDoc wrote, absolute or relative to the site folder. */
  readonly json?: string
  /** Unique in the site, where it has several: `reference` unless it says more. */
  readonly id?: string
  /** URL below which the pages lie: the `id` unless it says more. */
  readonly routeBasePath?: string
  /** Title of the first page: the name of the package unless it says more. */
  readonly title?: string
  /**
   * URL of a line of the sources: `https://example.com/blob/main/{path}#L{line}`. Paths are relative to the folder of the
   * `tsconfig.json`. Without it, files are named and not linked.
   */
  readonly sourceUrl?: string
}

const known = ['entryPoints', 'tsconfig', 'json', 'id', 'routeBasePath', 'title', 'sourceUrl']

/**
 * Check what a site says.
 *
 * @throws {Error} that says what is wrong
 */
export function checkedOptions(options: TypeScriptOptions | undefined): TypeScriptOptions {
  if (typeof options !== 'object' || options === null)
    throw new Error("There are no options, expected { entryPoints: ['../src/index.ts'] }")
  const unknown = Object.keys(options).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new Error(`Unexpected option "${unknown}", expected one of ${known.join(', ')}`)
  const { entryPoints, routeBasePath, ...texts } = options
  if (routeBasePath !== undefined && typeof routeBasePath !== 'string')
    throw new Error(
      `Unexpected ${JSON.stringify(routeBasePath)} for option "routeBasePath", expected a route such as "api"`,
    )
  if (entryPoints !== undefined && !(Array.isArray(entryPoints) && entryPoints.every(isName)))
    throw new Error(
      `Unexpected ${JSON.stringify(entryPoints)} for option "entryPoints", expected a list of paths of modules`,
    )
  const empty = Object.entries(texts).find(([, value]) => value !== undefined && !isName(value))
  if (empty !== undefined)
    throw new Error(`Unexpected ${JSON.stringify(empty[1])} for option "${empty[0]}", expected a text`)
  if ((options.json === undefined) === (entryPoints === undefined || entryPoints.length === 0))
    throw new Error('Expected either "entryPoints", the modules to show, or "json", what TypeDoc wrote')
  return options
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
