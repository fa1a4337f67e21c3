import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundleSite } from '../../2-sources/bundle-site.ts'
import { defaultTheme } from '../../model/default-theme.ts'
import { hashOf } from '../../text/hash.ts'
import { cachedCodeStyles, type ReadyCodeStyles } from '../../io/cached-code-styles.ts'
import { nodeBundler } from '../../io/node-bundler.ts'
import { namedByPackage } from '../../io/ready-made/named-by-package.ts'
import { packageFolder } from '../../io/ready-made/package-folders.ts'
import { nothingReady, readyFile, type MadeOf } from '../../io/ready-made/ready-made.ts'
import { resolveConfig } from '../../1-config/resolve-config.ts'
import { themeManifest } from '../../1-config/theme-manifest.ts'

/**
 * Bundle what a site needs that adds no code to the theme, as its first build would, and keep it in a folder: sites of
 * this kind need no bundler then. It is run when the command line itself is built.
 *
 * @param folder absolute path; what is in it goes
 * @param tool absolute path of the tool's package
 * @throws when the theme can't be bundled
 */
export async function writeReadyMade(folder: string, tool: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const answers: Record<string, { readonly key: string; readonly value: MadeOf }> = {}
  const cache = {
    get: () => undefined,
    // What bundles are stored as is made of files; code styles are added below.
    set: (step: string, key: string, value: unknown) => {
      answers[step] = {
        key,
        value: step === 'code-styles' ? readyStyles(String(value)) : withoutLookups(value as MadeOf),
      }
    },
  }
  const bundler = nodeBundler({ siteDir: tool, workDir: folder, cache, ready: nothingReady, asset: () => undefined })
  const { value: manifest } = await themeManifest({ bundler, cache: { get: cache.get, set: cache.get } }, defaultTheme)
  const { value: config } = resolveConfig({
    value: { title: 'Any', url: 'https://example.com' },
    source: 'docs.config.ts',
    flags: {},
  })
  if (!config) throw new Error('a title and a URL are a config')
  const codeStyles = cachedCodeStyles(cache, nothingReady)
  const files = { stat: () => undefined, read: () => new Uint8Array() }
  const { diagnostics } = await bundleSite(
    { files, cache, bundler, codeStyles },
    { config: { ...config, theme: { ...config.theme, ...(manifest && { manifest }) } }, source: 'docs.config.ts' },
    [],
    [],
  )
  await bundler.close()
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const contents = namedByPackage(answers, { siteDir: tool, tool, theme: defaultTheme })
  writeFileSync(join(folder, readyFile), JSON.stringify(contents))

  /** The colors follow from shiki's themes, and those from its version. */
  function readyStyles(css: string): ReadyCodeStyles {
    const shiki = join(packageFolder('shiki', tool) ?? tool, 'package.json')
    return { css, inputs: { [relative(tool, shiki)]: hashOf(readFileSync(shiki)) } }
  }
}

/** Where its imports were looked for on this machine says nothing of another one. */
function withoutLookups(value: MadeOf & { readonly lookups?: unknown }): MadeOf {
  const { lookups: _, ...made } = value
  return made
}
