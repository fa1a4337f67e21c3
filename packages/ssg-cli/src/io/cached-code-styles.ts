import { hashValues } from '../text/hash.ts'
import type { Cache, Host } from '../host.ts'
import type { MadeOf, ReadyMade } from './ready-made/ready-made.ts'

/** The stylesheet of code as it comes with the package. */
export interface ReadyCodeStyles extends MadeOf {
  readonly css: string
}

/** The stylesheet of highlighted code, made once for each pair of themes: shiki is not loaded for a known one. */
export function cachedCodeStyles(cache: Pick<Cache, 'get' | 'set'>, ready: ReadyMade): Host['codeStyles'] {
  return async ({ themes }) => {
    const key = hashValues(themes)
    const known = cache.get<string>('code-styles', key) ?? ready.get<ReadyCodeStyles>('code-styles', key)?.css
    if (known !== undefined) return known
    const { codeStyles } = await import('../3-pages/compile/code/code-styles.ts')
    const css = await codeStyles(themes)
    cache.set('code-styles', key, css)
    return css
  }
}
