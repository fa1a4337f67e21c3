import { astrayPicture, mildImage } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { withBase } from '../text/base-url.ts'
import type { CheckInput, RenderedFacts } from './check-links.ts'

/**
 * Report pictures that code asks for without the base URL though the site has them. What the site does not have may be
 * of another one on the same host.
 */
export function astrayPictures(
  pages: readonly Pick<RenderedFacts, 'route' | 'source' | 'astray' | 'written'>[],
  { check, baseUrl = '/', yields = false }: Pick<CheckInput, 'check' | 'baseUrl' | 'yields'>,
): readonly Diagnostic[] {
  return pages.flatMap(({ route, source, astray = [], written }) => {
    if (astray.length === 0) return []
    const { links, resolved } = written()
    return astray.flatMap((url) => {
      const based = withBase(url, baseUrl)
      // Markdown is told by the step that looks for its files.
      if (resolved.some((link) => link.url === url) || check(based, route) !== undefined) return []
      // Where the same URL is written in Markdown it is right.
      const isLocated = links.every((link) => link.url !== url)
      const found = astrayPicture({ file: source ?? route, url, based, route, isLocated })
      return [yields ? mildImage(found) : found]
    })
  })
}
