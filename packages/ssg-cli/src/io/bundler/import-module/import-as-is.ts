import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TookTooLong } from '../../../3-pages/took-too-long.ts'
import { hashOf } from '../../../text/hash.ts'
import { hookSeconds } from '../../threads/hook-seconds.ts'
import { importForeign } from '../../packages/native-import.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import { readFile } from '../../files/read-file.ts'

/** What another module, the module's own path, or CommonJS would be asked with; comments with these words do no harm. */
const external = /\b(?:import|require|from|exports|__dirname|__filename)\b/

/**
 * Import a `.mjs` that asks for nothing outside of itself, as most configs do, without a bundler. What a `.js` is depends on
 * a package.json, and Node has something to say about one without a type.
 *
 * The URL holds the text: were it that of the file, Node would read the file once more, here and in each thread, and an edit
 * in between would be taken for the text before it as long as the process lives. Stacks name the file, and its hash.
 *
 * Undefined for every other module, and for one that fails: what is wrong with it is found when it is bundled.
 *
 * @throws {TookTooLong}
 */
export async function importAsIs(
  path: string,
  { siteDir, onInputs, onImported }: Pick<BundlerOptions, 'siteDir' | 'onInputs' | 'onImported'>,
): Promise<{ readonly value: unknown } | undefined> {
  const file = resolve(siteDir, path)
  if (!path.endsWith('.mjs') || !existsSync(file)) return undefined
  try {
    const text = readFile(file, 'utf8')
    if (external.test(text)) return undefined
    const hash = hashOf(text)
    const url = dataUrl(`${text}\n//# sourceURL=${pathToFileURL(file).href}?${hash}\n`)
    const { default: value } = await importForeign<{ readonly default?: unknown }>(url, hookSeconds)
    onInputs(path, { [path]: hash })
    onImported(path, { url, code: text, others: '', packages: {}, exported: new Set() })
    return { value }
  } catch (error) {
    // It would take as long once more.
    if (error instanceof TookTooLong) throw error
    return undefined
  }
}

function dataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`
}
