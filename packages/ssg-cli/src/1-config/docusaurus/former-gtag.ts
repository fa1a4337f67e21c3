import { isObject } from '../../text/is-object.ts'
import { classicPreset } from './extension.ts'

const plugin = /^(?:@docusaurus\/plugin-)?google-gtag$/

/**
 * Give Google's tag the options that early releases of Docusaurus 2 had in the theme's: its plugin, or the classic preset, which
 * brought the plugin for them.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-google-gtag
 */
export function withGtagOfNow(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { themeConfig, presets, plugins } = given
  const gtag = isObject(themeConfig) ? themeConfig['gtag'] : undefined
  if (!isObject(gtag)) return given
  const ofPreset = (name: string, options: object) => (isClassic(name) ? { gtag, ...options } : options)
  const ofPlugin = (name: string, options: object) => (plugin.test(name) ? { ...gtag, ...options } : options)
  return { ...given, presets: changed(presets, ofPreset), plugins: changed(plugins, ofPlugin) }
}

function isClassic(name: string): boolean {
  return name === classicPreset || name === 'classic'
}

/** A list of plugins or presets with other options, where they are given by name. */
function changed(list: unknown, optionsOf: (name: string, options: object) => object): unknown {
  if (!Array.isArray(list)) return list
  return list.map((each: unknown) => {
    const [name, options]: readonly unknown[] = Array.isArray(each) ? each : [each]
    if (typeof name !== 'string' || (options !== undefined && !isObject(options))) return each
    const before = options ?? {}
    const after = optionsOf(name, before)
    return after === before ? each : [name, after]
  })
}
