import type { CompiledDoc, ResolvedLink } from '../../model/compiled.ts'
import { isExternal } from '../../text/urls/split-url.ts'
import { renderArticle, type ArticleInput } from './article.ts'

/** The name by which modules that bundles make of Markdown find {@link markdownComponent}. */
export const markdownName = 'docs-build.markdown'

/** What a module made of Markdown holds. */
interface MarkdownModule extends Pick<ArticleInput, 'modules' | 'runtime'> {
  readonly compiled: CompiledDoc
  /** URLs of the files that it shows, by the number of the link. */
  readonly files: Readonly<Record<number, string>>
  /** The theme, which may load after this module. */
  readonly components: () => ArticleInput['components']
  readonly frontMatter: unknown
  readonly toc: unknown
}

/**
 * The component that is the default export of Markdown which code imports. Its links count from the page that shows it.
 *
 * @see https://docusaurus.io/docs/markdown-features/react#importing-markdown
 */
export function markdownComponent({ compiled, files, components, frontMatter, toc, ...rest }: MarkdownModule) {
  const urls = compiled.facts.links.map(({ url }, index): ResolvedLink => ({
    url: files[index] ?? url,
    external: isExternal(url),
  }))
  return (props: Readonly<Record<string, unknown>>) => {
    const scope = { frontMatter, toc, ...props }
    const content = renderArticle({ ...rest, compiled, urls, components: components(), scope })
    // Browsers, which have no Markdown, know by this element what they keep.
    return rest.runtime.createElement('div' as never, { 'data-markdown': '' } as never, content as never)
  }
}

Object.assign(globalThis, { [Symbol.for(markdownName)]: markdownComponent })
