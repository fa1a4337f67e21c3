/** The argument of {@link versionBanner}. */
export interface VersionBannerInput {
  readonly name: string
  /** All versions, newest first. */
  readonly names: readonly string[]
  readonly last: string
}

/** What readers of a version are told: it is newer than the latest release, or older. */
export function versionBanner({ name, names, last }: VersionBannerInput): 'none' | 'unreleased' | 'unmaintained' {
  if (name === last) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}
