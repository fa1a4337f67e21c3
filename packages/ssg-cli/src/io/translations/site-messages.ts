import type { Files } from '../../host.ts'
import { codeMessages, translateModules, type CodeMessage } from '../../edits/translations/code-messages.ts'
import type { Position } from '../../model/diagnostic.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { parsedModule } from '../bundler/static-components/parsed-module.ts'

/** The messages that components of a site show. */
export interface SiteMessages {
  readonly messages: readonly CodeMessage[]
  /** Texts that are made when code runs: nobody knows them before. */
  readonly unreadable: readonly { readonly file: string; readonly position: Position; readonly what: string }[]
}

/** Modules that pages are made of: no types, no tests. */
const code = /^(?!.*\.(?:d|test|spec|stories)\.[cm]?[jt]sx?$).*\.[cm]?[jt]sx?$/

/**
 * Find what components say, in all modules below some folders, without running them. Of a message that several modules have,
 * the first counts.
 *
 * @param folders relative to the site folder
 */
export async function siteMessages(
  files: Pick<Files, 'list' | 'read'>,
  folders: readonly string[],
): Promise<SiteMessages> {
  const paths = folders.flatMap((folder) => files.list(folder).files.map(({ path }) => joinFolder(folder, path)))
  const messages = new Map<string, CodeMessage>()
  const unreadable: SiteMessages['unreadable'][number][] = []
  for (const file of [...new Set(paths)].filter((path) => code.test(path)).sort()) {
    const text = Buffer.from(files.read(file)).toString('utf8')
    if (![...translateModules].some((name) => text.includes(name))) continue
    const module = await parsedModule(text, file)
    // What can't be parsed is told when it is bundled.
    if (!module) continue
    const found = codeMessages(module.program)
    for (const message of found.messages) if (!messages.has(message.id)) messages.set(message.id, message)
    for (const { node, what } of found.unreadable) unreadable.push({ file, what, position: module.positionOf(node) })
  }
  return { messages: [...messages.values()], unreadable }
}
