import { resolve } from 'node:path'
import { isInstalled } from '../../files/within.ts'

/** React renders where a page is made as well, and what the theme or Docusaurus's names bring to life is no matter of a package. */
const apart = /^(?:react|react-dom|scheduler|@mdx-js\/react)(?:\/|$)|^@?docs-build\/|^docs-build$|^@docusaurus\//
const apartFiles = /\/node_modules\/(?:(?:react|react-dom|scheduler|@mdx-js\/react)\/|@docs-build\/|docs-build\/)/

/** True for the name by which code of an installed package is imported that may keep state. */
export function namesPackage(specifier: string, path: string, siteDir: string): boolean {
  return !apart.test(specifier) && isPackageCode(path, siteDir)
}

/** True for a file of code in an installed package, as the bundler names it. */
export function isPackageCode(path: string, siteDir: string): boolean {
  const file = resolve(siteDir, path)
  return /\.[cm]?[jt]sx?$/.test(path) && !path.includes(':') && isInstalled(file) && !apartFiles.test(file)
}
