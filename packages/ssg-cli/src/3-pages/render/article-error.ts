import { messageOf } from '../../text/message-of.ts'

/** What an expression or a partial threw while an article was made, with where it stands. */
export class ArticleError extends Error {
  /** Nearest component around it. */
  readonly component: string | undefined
  /** File in which it stands, relative to the site folder. */
  readonly source: string

  constructor(cause: unknown, where: { readonly component: string | undefined; readonly source: string }) {
    super(messageOf(cause), { cause })
    this.name = 'ArticleError'
    this.component = where.component
    this.source = where.source
  }
}
