import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { digest } from '../../fingerprint.ts'
import { importOutside } from '../native-import.ts'
import type { BundlerOptions } from './bundler-options.ts'

/** What another module, the module's own place, or CommonJS would be asked with; comments with these words do no harm. */
const outside = /\b(?:import|require|from|exports|__dirname|__filename)\b/

/**
 * Import a `.mjs` that asks for nothing outside of itself, as most configs do, without a bundler. The query of its URL is
 * its print: a changed file is another module. What a `.js` is depends on a package.json, and Node has something to say
 * about one without a type.
 *
 * Undefined for every other module, and for one that fails: what is wrong with it is found when it is bundled.
 */
export async function importAsIs(
  path: string,
  { siteDir, onInputs }: Pick<BundlerOptions, 'siteDir' | 'onInputs'>,
): Promise<{ readonly value: unknown } | undefined> {
  const file = resolve(siteDir, path)
  if (!path.endsWith('.mjs') || !existsSync(file)) return undefined
  try {
    const text = readFileSync(file, 'utf8')
    if (outside.test(text)) return undefined
    const print = digest(text)
    const url = `${pathToFileURL(file).href}?${print}`
    const { default: value } = await importOutside<{ readonly default?: unknown }>(url)
    onInputs(path, { [path]: print })
    return { value }
  } catch {
    return undefined
  }
}
