import { invalidConfig, unreadableFile } from '../../diagnostics/catalogue.ts'
import { parseJson } from '../../diagnostics/json-text.ts'
import { locatePath, type WrongValue } from '../../diagnostics/locate-path.ts'
import type { Host } from '../../host.ts'
import type { CollectionConfig, Config } from '../../model/config.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import type { Outcome } from '../../model/outcome.ts'
import { messageOf } from '../../text/message-of.ts'
import { readText } from '../../text/text-of.ts'

/** What all parts of a scan share. */
export interface SiteScan {
  readonly host: Host
  readonly config: Config
  /** The config file. */
  readonly configSource: string
  readonly report: (diagnostic: Diagnostic) => void
  /** Whether drafts are part of the site. */
  readonly drafts?: boolean
  /** Called for each head that was not known. */
  readonly onNew?: (length: number) => void
}

/** Report what is wrong in the config file, and with which of its values. */
export function reportConfig(
  { host, configSource: file, report }: SiteScan,
  problem: { readonly path: string; readonly message: string; readonly at: WrongValue; readonly hint?: string },
): void {
  const { at, ...told } = problem
  const position = host.files.stat(file)?.isFile ? locatePath(readText(host, file), at) : undefined
  report(invalidConfig({ ...told, file, position }))
}

/** The path of a key of a collection as the config has it: that of `docs`, or of one of several `collections`. */
export function collectionPath(scan: SiteScan, collection: CollectionConfig, key: string): string {
  const { host, config, configSource: file } = scan
  const isListed = host.files.stat(file)?.isFile && /\bcollections\b/.test(readText(host, file))
  return isListed ? `collections[${config.collections.indexOf(collection)}].${key}` : `docs.${key}`
}

/** Read a file of the docs. What is wrong with it is reported; undefined when nothing of it can be used. */
export function readSource<T>(
  { host, report }: Pick<SiteScan, 'host' | 'report'>,
  file: string,
  parse: (text: string) => Outcome<T>,
): T | undefined {
  try {
    const { value, diagnostics } = parse(readText(host, file))
    for (const diagnostic of diagnostics) report(diagnostic)
    return value
  } catch (error) {
    report(unreadableFile({ file, message: messageOf(error) }))
    return undefined
  }
}

/** The value of a JSON file, or what is wrong with it. */
export function readJson(
  host: Host,
  file: string,
): { readonly value: unknown } | { readonly message: string; readonly position?: Position } {
  try {
    return parseJson(readText(host, file))
  } catch (error) {
    return { message: `Unexpected content, expected JSON: ${messageOf(error)}` }
  }
}
