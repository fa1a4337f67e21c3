import { bundleError } from '../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { configFile } from '../config-file.ts'
import { failureMessages, type Message } from '../esbuild.ts'
import { messagePosition } from './message-position.ts'

/**
 * What esbuild found, as diagnostics. Where esbuild names no position `file` is named, or else the config. Any other error is
 * thrown on.
 */
export function bundleFailures(error: unknown, siteDir: string, file?: string): Diagnostic[] {
  const messages = failureMessages(error)
  if (!messages) throw error
  return messages.map((message) => bundleFailure(message, file, siteDir))
}

function bundleFailure(message: Message, file: string | undefined, siteDir: string): Diagnostic {
  const { location } = message
  const text = message.text.replace(
    /^Could not resolve ("[^"]*")$/,
    'Unexpected import $1, expected a file or package that exists',
  )
  if (!location) return bundleError({ file: file ?? configFile(siteDir), message: text })
  return bundleError({ ...messagePosition(location, siteDir), message: text })
}
