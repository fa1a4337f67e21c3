import { isObject } from '../../text/is-object.ts'
import { blog } from './blog.ts'
import { docs } from './docs.ts'
import { extendedPackage } from './extended-package.ts'
import { classicPreset, extensionsOf, packagesNamed, type Extension } from './extension.ts'
import { ofPackages } from './known-packages.ts'
import { pages } from './pages.ts'
import { granted, joined, leftOut, partOf, unless, type Part, type Rule } from './part.ts'
import type { RanPresets } from './ran-presets.ts'
import { isPath, moduleOf, siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** What `presets`, `plugins` and `themes` become: content, and what plugins of Docusaurus do that is known. */
export function extensions(
  { presets, plugins, themes }: Readonly<Record<string, unknown>>,
  facts: SiteFacts,
  ran: RanPresets,
): Part {
  const all = extensionsOf(presets, 'preset')
  const listed = [...extensionsOf(plugins, 'plugin'), ...extensionsOf(themes, 'theme')]
  return joined([
    ...all.filter(({ at }) => !ran.has(at)).map((preset) => presetPart(preset, facts)),
    ...[...broughtBy(all, ran), ...listed].map((each) => named(partOfExtension(each, facts), each)),
  ])
}

/** What presets that were run bring: plugins of all of them, then themes. */
function broughtBy(presets: readonly Extension[], ran: RanPresets): readonly Extension[] {
  const within = ({ at }: Extension, list: unknown, kind: 'plugin' | 'theme') =>
    extensionsOf(list, kind).map((each) => ({ ...each, at: `${at}.${each.at}` }))
  return [
    ...presets.flatMap((preset) => within(preset, ran.get(preset.at)?.plugins, 'plugin')),
    ...presets.flatMap((preset) => within(preset, ran.get(preset.at)?.themes, 'theme')),
  ]
}

/** The classic preset is a short form of its plugins. Content that it is not told of has default options. */
function presetPart({ name, options, at }: Extension, facts: SiteFacts): Part {
  if (name !== classicPreset) return { differences: [{ kind: 'install', at, words: `npm install ${name}` }] }
  const place = `${at}[1]`
  const given = isObject(options) ? options : {}
  const content = { docs: docs(facts), blog: blog(facts), pages: pages(facts) }
  const defaults = Object.entries(content).flatMap(([key, rule]) =>
    given[key] === undefined && (key !== 'docs' || facts.exists('docs')) ? [rule({}, `${place}.${key}`)] : [],
  )
  const known = ofPackages(facts)
  const by = (packageName: string): Rule => known[packageName] ?? granted
  const unlessOff =
    (rule: Rule): Rule =>
    (value, inner) =>
      value === false || value === null ? {} : rule(value, inner)
  const rules = {
    ...content,
    theme: by('@docusaurus/theme-classic'),
    sitemap: by('@docusaurus/plugin-sitemap'),
    svgr: by('@docusaurus/plugin-svgr'),
    debug: unless(undefined, leftOut('pages that show what a build is made of are not written')),
    gtag: by('@docusaurus/plugin-google-gtag'),
    googleAnalytics: by('@docusaurus/plugin-google-analytics'),
    googleTagManager: by('@docusaurus/plugin-google-tag-manager'),
  }
  const off = Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, unlessOff(rule)]))
  return joined([...defaults, partOf(given, place, off)])
}

function named(part: Part, { name, at }: Extension): Part {
  if (!part.differences) return part
  return { ...part, differences: part.differences.map((each) => (each.at === at ? { ...each, of: name } : each)) }
}

function partOfExtension({ name, kind, isFunction, what, options, at }: Extension, facts: SiteFacts): Part {
  const content: Readonly<Record<string, Rule>> = {
    '@docusaurus/plugin-content-docs': docs(facts),
    '@docusaurus/plugin-content-blog': blog(facts),
    '@docusaurus/plugin-content-pages': pages(facts),
  }
  if (isFunction && typeof what === 'function') return { config: { plugins: [[what, options]] } }
  if (isPath(name)) {
    const file = moduleOf(name, facts)
    const base = extendedPackage(facts.textOf(file)) ?? ''
    const extended = content[base]
    if (!extended) return { config: { plugins: [[`./${file}`, options]] } }
    const heard = base.endsWith('-blog') ? 'but for the order of posts and global data, ' : ''
    const words = `the plugin that it extends is done here, and ${heard}what it adds is left out`
    return joined([extended(options, `${at}[1]`), leftOut(words)(options, at)])
  }
  const known = { ...ofPackages(facts), ...content }
  const names = packagesNamed(name, kind)
  const rule = names.map((each) => known[each]).find((each) => each !== undefined)
  if (rule) return rule(options, at)
  // `require.resolve('./theme')` of a package is another module than the package.
  if (typeof what === 'string' && facts.isInner(what, name))
    return { config: { plugins: [[`./${siteFile(what, facts.siteDir)}`, options]] } }
  const installed = names.find((each) => facts.isInstalled(each))
  if (installed !== undefined) return { config: { plugins: [[installed, options]] } }
  return { differences: [{ kind: 'install', at, words: `npm install ${name}` }] }
}
