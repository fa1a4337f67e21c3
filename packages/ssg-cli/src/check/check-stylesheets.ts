import { brokenImage, mildImage } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Site } from '../model/planned-site.ts'
import { withoutBase } from '../text/urls/base-url.ts'
import { escapeRegExp } from '../text/html/escape.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { textOf } from '../text/text-of.ts'
import type { TargetCheck } from './target-check.ts'

/** A URL from the root, in a stylesheet as it is published. What is not in quotes ends at a space. */
const rooted = /url\(\s*(?:"(\/[^/"][^"]*)"|'(\/[^/'][^']*)'|(\/[^/"')\s][^"')\s]*))\s*\)/g

/**
 * Report URLs of stylesheets that begin at the site and lead to no file of it: esbuild leaves these as they are. Relative ones
 * are told where stylesheets are bundled. One that no stylesheet of the site has is a package's.
 */
export function checkStylesheets(host: Pick<Host, 'files'>, site: Site, check: TargetCheck): readonly Diagnostic[] {
  const { client, config } = site
  const root = siteRoot(config)
  const own = new Set(client.files.map(({ path }) => root + path))
  const texts = client.files.flatMap(({ path, bytes }) =>
    path.endsWith('.css') ? [new TextDecoder().decode(bytes)] : [],
  )
  const urls = new Set(texts.flatMap((css) => Array.from(css.matchAll(rooted), (found) => found.slice(1).join(''))))
  const broken = [...urls].filter((url) => !own.has(url.replace(/[?#].*/, '')) && check(url, root)?.kind === 'link')
  if (broken.length === 0) return []
  const sheets = stylesheetsOf(host, site).map((file) => ({ file, text: textOf(host, file) ?? '' }))
  return broken
    .flatMap((url) => sheets.flatMap(({ file, text }) => placesIn(text, file, url, config.baseUrl)))
    .map((found) => (config.siteConfig === undefined ? found : mildImage(found)))
}

function placesIn(text: string, file: string, published: string, baseUrl: string): readonly Diagnostic[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...new Set([withoutBase(published, baseUrl), published])].flatMap((url) =>
    Array.from(plain.matchAll(new RegExp(`(url\\(\\s*["']?)${escapeRegExp(url)}(?=["'\\s)])`, 'g')), (found) => {
      const position = positionAt(text, found.index + (found[1] ?? '').length, url.length)
      return brokenImage({ file, position, url, context: 'stylesheet' })
    }),
  )
}

/** Stylesheets that the config names, and those in folders that code of sites lies in. */
function stylesheetsOf({ files }: Pick<Host, 'files'>, { config, plans }: Site): readonly string[] {
  const { css, cssBelow = [] } = config.theme
  const named = [...cssBelow, ...css].filter((path) => files.stat(path)?.isFile)
  const sources = plans.flatMap(({ source }) => (source?.startsWith('.') === false ? [source] : []))
  const folders = new Set(['src', 'components', ...sources.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? [])])
  const found = [...folders].flatMap((folder) => files.list(folder).files.map(({ path }) => `${folder}/${path}`))
  return [...new Set([...named, ...found.filter((path) => /\.(?:css|s[ac]ss|less)$/.test(path))])]
}
