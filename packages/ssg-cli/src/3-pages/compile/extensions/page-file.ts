import { dirname, relative, resolve, sep } from 'node:path'
import { VFile } from 'vfile'
import { pluginDiagnostic } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { PluginFile } from '../../../plugin.ts'
import { messagePosition } from '../message-position.ts'
import type { PageState } from '../types.ts'

/** A file of a page, as plugins get it. */
export function pageFile(source: string, text: string, page: PageState): PluginFile {
  const { input, siteDir } = page
  const isDoc = source === input.head.source
  const frontMatter = (isDoc ? input.head.frontMatter : input.partialHeads[source]?.frontMatter) ?? {}
  const data = { frontMatter: structuredClone(frontMatter), dependencies: [] as string[] }
  return new VFile({ path: resolve(siteDir, source), cwd: siteDir, value: text, data }) as PluginFile
}

/** Files that plugins said they read, relative to the site folder. */
export function dependenciesOf({ data, path }: PluginFile, siteDir: string): readonly string[] {
  return data.dependencies.map((file) =>
    relative(siteDir, resolve(dirname(path), file))
      .split(sep)
      .join('/'),
  )
}

/** Take what was said of a file as diagnostics of a plugin. */
export function takeMessages(
  file: PluginFile,
  source: string,
  { plugin, name }: { readonly plugin: string; readonly name: string },
): readonly Diagnostic[] {
  return file.messages.splice(0).map((message) => {
    const { ruleId, reason, note, fatal } = message
    // Of plugins that the config lists without a name of their own, the message may know one.
    const owner = plugin === 'config' ? (message.source ?? name) : plugin
    return pluginDiagnostic(owner, {
      code: (ruleId ?? 'message').replace(/[^\w-]+/g, '-'),
      message: reason,
      severity: fatal === true ? 'error' : 'warning',
      file: source,
      ...(typeof note === 'string' && { hint: note }),
      ...messagePosition(message),
    })
  })
}
