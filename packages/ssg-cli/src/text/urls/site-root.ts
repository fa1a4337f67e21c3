import { outputPath } from './base-url.ts'

/** What tells where a site begins. */
export interface RootedConfig {
  readonly baseUrl: string
  readonly languages?: { readonly root: string } | undefined
}

/**
 * The base URL of the whole site: paths in the output are relative to it, and so are bundles and pictures, which all
 * languages share. It differs from the base URL of a language's pages: `/` and `/de/`.
 */
export function siteRoot({ baseUrl, languages }: RootedConfig): string {
  return languages?.root ?? baseUrl
}

/**
 * The folder of a language below the output folder: `de/`. That of the language at the root of the site is ''.
 */
export function languageFolder(config: RootedConfig): string {
  return outputPath(config.baseUrl, siteRoot(config))
}
