import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from './plain-text.ts'

/** What a built HTML file says of itself. */
export interface BuiltPage {
  /** Route by the place of the file, without a slash at its end. */
  readonly path: string
  readonly html: string
  /** URL within the site that the page gives as its own. */
  readonly url: string
  /** Where a redirect leads; pages have none. */
  readonly redirect?: string
  readonly title: string
  readonly heading: string
  /** Labels of the breadcrumbs, without the link to the start page. */
  readonly breadcrumbs: readonly string[]
  /** Words of the article, without code blocks and navigation. */
  readonly words: number
}

/** Read all pages and redirects of an output folder, but not its 404 page. */
export function builtPages(outDir: string): BuiltPage[] {
  if (!existsSync(outDir)) throw new Error('The build wrote no output')
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)[^/]+\.html$/.test(file) && file !== '404.html')
    .sort()
    .map((file) => builtPage(file, readFileSync(join(outDir, file), 'utf8')))
}

function builtPage(file: string, html: string): BuiltPage {
  const find = (pattern: RegExp) => plainText(pattern.exec(html)?.[1] ?? '')
  const redirect = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html)?.[1]
  const breadcrumbs = /<nav class="breadcrumbs"[^]*?<\/nav>/.exec(html)?.[0] ?? ''
  return {
    path: `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    html,
    url: decodeURI(new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '/none', 'https://x').pathname),
    ...(redirect !== undefined && { redirect }),
    title: find(/<title>([^]*?)<\/title>/),
    heading: find(/<h1[^>]*>([^]*?)<\/h1>/),
    breadcrumbs: [...breadcrumbs.matchAll(/itemProp="name"[^>]*>([^]*?)<\/span>/gi)].map(([, label]) =>
      plainText(label ?? ''),
    ),
    words: wordsOf(html),
  }
}

function wordsOf(html: string): number {
  const article = /<article[^>]*>([^]*?)<\/article>/.exec(html)?.[1] ?? ''
  const prose = article
    .replace(/<details class="toc-fold">[^]*?<\/details>/g, ' ')
    .replace(/<(pre|nav|footer|svg|math)\b[^]*?<\/\1>/g, ' ')
  return plainText(prose)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
