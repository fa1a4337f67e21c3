/** The argument of {@link versionPath}. */
export interface VersionPathInput {
  readonly baseUrl: string
  readonly routeBasePath: string
  readonly name: string
  readonly isLast: boolean
  /** `path` of the version in the config. */
  readonly own?: string
}

/**
 * The URL path of a version, without a slash at its end: the latest has none of its own, the current docs are at
 * `next`, others at their name.
 *
 *     versionPath({baseUrl: '/', routeBasePath: 'docs', name: '8.0', isLast: false})  // → '/docs/8.0'
 *
 * @see https://docusaurus.io/docs/versioning#configuring-versioning-behavior
 */
export function versionPath({ baseUrl, routeBasePath, name, isLast, own }: VersionPathInput): string {
  const segment = own ?? (isLast ? '' : name === 'current' ? 'next' : name)
  const names = (path: string) => path.split('/').filter(Boolean)
  const inside = names(encodeURI(`${routeBasePath}/${segment}`))
  return `/${[...names(baseUrl), ...inside].join('/')}`
}
