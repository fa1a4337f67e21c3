import { astrayPicture, brokenImage, mildImage } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { belowBase, withBase, withoutBase } from '../text/urls/base-url.ts'
import type { CheckInput } from './check-links.ts'

/**
 * Report pictures of code that the site does not have, and those that it asks for without the base URL though the site has them:
 * what lies beside the site and is not in it may be of another one on the same host.
 */
export function checkPictures({
  pages,
  layoutLinks,
  check,
  baseUrl = '/',
  root,
  yields = false,
}: CheckInput & { readonly root: string }): readonly Diagnostic[] {
  const isWithin = (url: string) => !url.startsWith('/') || belowBase(url, root) !== undefined
  const told = new Set(layoutLinks.flatMap(({ href, isPicture }) => (isPicture ? [href] : [])))
  return pages.flatMap(({ route, source, pictures = [], written }) => {
    const wrong = pictures.filter((url) => {
      const isInside = isWithin(url)
      return !told.has(url) && (check(isInside ? url : withBase(url, baseUrl), route) !== undefined) === isInside
    })
    if (wrong.length === 0) return []
    const { links, resolved } = written()
    return wrong.flatMap((url) => {
      const isInside = isWithin(url)
      const short = isInside && url.startsWith('/') ? withoutBase(url, baseUrl) : url
      // Markdown is told by the step that looks for its files.
      if (resolved.some((link) => link.url === url) || (isInside && links.some((link) => link.url === short))) return []
      const at = { file: source ?? route, route, url: short }
      // Where the same URL is written in Markdown it is right.
      const isLocated = links.every((link) => link.url !== url)
      const found = isInside
        ? ({ ...brokenImage(at), severity: 'warning' } as const)
        : astrayPicture({ ...at, based: withBase(url, baseUrl), isLocated })
      return [yields ? mildImage(found) : found]
    })
  })
}
