import { joined, leftOut, type Part } from './part.ts'
import type { SiteFacts } from './site-facts.ts'

/** Where npm, pnpm and Yarn keep patches of packages, each named after its package. */
const folders = ['patches', '.yarn/patches']

/**
 * What a site changes in packages of Docusaurus itself. None of their code runs here, and what depends on such a change is wrong
 * without a reason that anybody would see: ids of headings, of which links know.
 *
 * @see https://github.com/ds300/patch-package
 */
export function patches({ filesIn }: Pick<SiteFacts, 'filesIn'>): Part {
  const words = 'nothing of that package runs here, and what the patch changes in it is not so'
  return joined(
    folders.flatMap((folder) =>
      filesIn(folder)
        .filter((path) => /^@docusaurus[+_-].*\.patch$/.test(path))
        .map((path) => leftOut(words)(true, `${folder}/${path}`)),
    ),
  )
}
