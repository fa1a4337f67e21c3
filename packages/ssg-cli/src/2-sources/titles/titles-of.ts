import type { Config } from '../../model/config.ts'
import { bySpeech } from '../../text/language-facts.ts'
import { filledText } from '../../text/filled-text.ts'
import { titleWords, type TitleId } from './title-words.ts'

/** What titles follow from. */
export type TitledConfig = Pick<Config, 'locale' | 'languages'>

/** Titles of pages that nobody wrote, in the language of a config. */
export interface Titles {
  readonly notFound: string
  readonly search: string
  searchText(title: string): string
  readonly tags: string
  readonly archive: string
  readonly archiveText: string
  readonly authors: string
  author(name: string, posts: number): string
  taggedPosts(tag: string, posts: number): string
  taggedDocs(tag: string, docs: number): string
}

/**
 * The titles of lists in the language of a config: the messages of the site, else our own words, else English.
 *
 *     titlesOf(config).taggedPosts('pumps', 2)  // → '2 posts tagged with "pumps"'
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-your-react-code
 */
export function titlesOf({ locale: { htmlLang }, languages }: TitledConfig): Titles {
  const words = bySpeech(titleWords, htmlLang) ?? titleWords.en
  const say = (id: TitleId, values: Readonly<Record<string, string | number>> = {}) =>
    filledText(languages?.messages?.[id] ?? words[id], values, htmlLang).join('')
  const postCount = (count: number) => say('theme.blog.post.plurals', { count })
  return {
    notFound: say('theme.NotFound.title'),
    search: say('theme.SearchPage.emptyResultsTitle'),
    searchText: (title) => say('docs-build.search.description', { title }),
    tags: say('theme.tags.tagsPageTitle'),
    archive: say('theme.blog.archive.title'),
    archiveText: say('theme.blog.archive.description'),
    authors: say('theme.blog.authorsList.pageTitle'),
    author: (authorName, posts) => say('theme.blog.author.pageTitle', { authorName, nPosts: postCount(posts) }),
    taggedPosts: (tagName, posts) => say('theme.blog.tagTitle', { tagName, nPosts: postCount(posts) }),
    taggedDocs: (tagName, count) =>
      say('theme.docs.tagDocListPageTitle', {
        tagName,
        nDocsTagged: say('theme.docs.tagDocListPageTitle.nDocsTagged', { count }),
      }),
  }
}
