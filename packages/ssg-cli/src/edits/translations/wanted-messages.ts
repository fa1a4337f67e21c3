import { blogIn, footerIn, navbarIn, siteWordsIn, type Say } from '../../1-config/languages/frame-words.ts'
import type { Config } from '../../model/config.ts'
import { blogMessages } from '../../text/blog-folders.ts'
import type { WantedMessage } from './catalogue.ts'
import type { CodeMessage } from './code-messages.ts'

/** The messages of each file in the folder of a language: those of its frame, its code, and words of its theme. */
export function wantedMessages(
  config: Config,
  code: readonly CodeMessage[],
  ofTheme: readonly WantedMessage[],
): Readonly<Record<string, readonly WantedMessage[]>> {
  return {
    'site.json': asked((say) => siteWordsIn(config, say)),
    'navbar.json': asked((say) => navbarIn(config.navbar, say)),
    'footer.json': asked((say) => footerIn(config.footer, say)),
    ...Object.fromEntries(
      (config.blog ?? []).map((blog) => [blogMessages(blog), asked((say) => blogIn(blog, say))] as const),
    ),
    'code.json': [
      ...code.map(({ id, message, description }) => ({ id, message, ...(description && { description }) })),
      ...ofTheme,
    ],
  }
}

/** What is asked for when something is translated. */
function asked(translate: (say: Say) => unknown): readonly WantedMessage[] {
  const found = new Map<string, WantedMessage>()
  translate((id, message) => {
    if (!found.has(id)) found.set(id, { id, message })
    return message
  })
  return [...found.values()]
}
