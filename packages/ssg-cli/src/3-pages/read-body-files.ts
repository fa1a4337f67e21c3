import type { BodyInputs, BodyFile } from '../model/body-inputs.ts'
import { unreadableFile } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { messageOf } from '../text/message-of.ts'
import { readText } from '../text/text-of.ts'

/** Read what {@link bodyInputs} names. */
export function readBodyFiles(
  host: Host,
  inputs: BodyInputs,
  report: (diagnostic: Diagnostic) => void,
): Record<string, BodyFile> {
  const files: Record<string, BodyFile> = {}
  for (const [source, kind] of Object.entries(inputs.files)) {
    if (kind === 'missing') files[source] = { missing: true }
    else {
      try {
        files[source] = { text: readText(host, source) }
      } catch (error) {
        report(unreadableFile({ file: source, message: messageOf(error) }))
        files[source] = { text: '' }
      }
    }
  }
  return files
}
