import type { Config } from '../model/config.ts'

/** The config of a site as functions of Docusaurus are told of it: what components find in `useDocusaurusContext()`. */
export function askedSiteConfig({
  siteConfig,
  title,
  tagline,
  url,
  baseUrl,
  favicon,
  trailingSlash,
}: Config): Readonly<Record<string, unknown>> {
  return { ...siteConfig, title, tagline, url, baseUrl, favicon, trailingSlash }
}
