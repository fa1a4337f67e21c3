import type { Host } from '../../host.ts'
import { isObject } from '../../text/is-object.ts'
import { extendedPackage } from './extended-package.ts'
import { extendedPosts } from './extended-posts.ts'
import { extensionsOf } from './extension.ts'
import { siteContext } from './lifecycle/site-context.ts'
import { isPath, moduleOf } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'
import { extensionIn } from './stand-in.ts'

/**
 * A Docusaurus config in which plugins of the site that extend a content plugin have the options that they hand on to it: the
 * folder may be one that they write. What such a plugin loads is loaded, so that the files are there. One that throws keeps the
 * options of the config.
 */
export async function withExtendedOptions(
  value: unknown,
  facts: SiteFacts,
  bundler: Pick<Host['bundler'], 'importPlugin' | 'runCode'>,
): Promise<unknown> {
  if (!isObject(value) || !Array.isArray(value['plugins'])) return value
  const plugins: unknown[] = [...value['plugins']]
  for (const { name, options, at } of extensionsOf(plugins, 'plugin')) {
    if (!isPath(name)) continue
    const file = moduleOf(name, facts)
    if (extendedPackage(facts.textOf(file)) === undefined) continue
    const handedOn = await bundler
      .runCode(() => optionsOf(file, { value, options, facts, bundler }))
      .catch(() => undefined)
    const index = Number(/\d+/.exec(at)?.[0])
    if (handedOn !== undefined) plugins[index] = [name, handedOn]
  }
  return { ...value, plugins }
}

async function optionsOf(
  file: string,
  given: {
    readonly value: Readonly<Record<string, unknown>>
    readonly options: unknown
    readonly facts: SiteFacts
    readonly bundler: Pick<Host['bundler'], 'importPlugin'>
  },
): Promise<unknown> {
  const { value, options, facts, bundler } = given
  const { siteDir } = facts
  const { value: imported } = await bundler.importPlugin(`./${file}`)
  const module = imported?.value
  const make = isObject(module) && typeof module['default'] === 'function' ? module['default'] : module
  if (typeof make !== 'function') return undefined
  const context = siteContext({ ...value, siteConfig: value }, siteDir)
  // What a module of the site exports is called as Docusaurus calls it.
  const plugin: unknown = await (make as (...all: unknown[]) => unknown)(
    { ...context, siteDir },
    { id: 'default', ...Object(options) },
  )
  const extended = extensionIn(plugin)
  if (extended === undefined || !isObject(plugin)) return undefined
  if (typeof plugin['loadContent'] === 'function') await plugin['loadContent']()
  const handedOn = isObject(extended.options) ? extended.options : {}
  if (extendedPackage(facts.textOf(file)) !== '@docusaurus/plugin-content-blog') return handedOn
  return { ...handedOn, processBlogPosts: extendedPosts(plugin, extended, handedOn['processBlogPosts']) }
}
