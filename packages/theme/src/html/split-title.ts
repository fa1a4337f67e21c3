/** The HTML of an article in two: the title that its author wrote in the text, if it begins with one, and the rest. */
export interface SplitArticle {
  readonly title: string | undefined
  readonly body: string
}

/**
 * Part an article from the h1 it begins with, so that the title can stand where titles stand: above the table of
 * contents of a phone, and in the head of the home page.
 *
 *     splitTitle('<h1>Pumps</h1><p>Text</p>')  // → {title: '<h1>Pumps</h1>', body: '<p>Text</p>'}
 */
export function splitTitle(article: string): SplitArticle {
  // An h1 holds no other heading, so the first end tag is its own.
  const title = /^\s*<h1[\s>][^]*?<\/h1>/.exec(article)?.[0]
  return title === undefined ? { title, body: article } : { title, body: article.slice(title.length) }
}
