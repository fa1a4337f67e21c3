import type { Host } from '../../host.ts'
import { generatedFiles } from '../../text/modules/generated-folder.ts'
import { joinPath } from '../../text/urls/resolve-path.ts'

/**
 * The file that a specifier means by the names of plugins, relative to the site folder: in a folder of the site, or among what
 * another plugin wrote. Undefined where no such file is there.
 */
export function aliasedFile(
  { files }: Pick<Host, 'files'>,
  specifier: string,
  aliases: Readonly<Record<string, string | false>> = {},
): string | undefined {
  for (const [key, meant] of Object.entries(aliases)) {
    const name = key.replace(/\$$/, '')
    const isMeant = specifier === name || (key === name && specifier.startsWith(`${name}/`))
    if (!isMeant || meant === false || !meant.startsWith('.')) continue
    const path = joinPath('', meant + specifier.slice(name.length))
    const found = [...generatedFiles(path), path].find((each) => files.stat(each)?.isFile === true)
    if (found !== undefined) return found
  }
  return undefined
}
