import { isObject } from '../../text/is-object.ts'
import { blog } from './blog.ts'
import { docs } from './docs.ts'
import { extendedPackage } from './extended-package.ts'
import { extensionsOf, type Extension } from './extension.ts'
import { ofPackages } from './known-packages.ts'
import { pages } from './pages.ts'
import { granted, joined, leftOut, partOf, unless, type Part, type Rule } from './part.ts'
import { isPath, moduleOf } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** What `presets`, `plugins` and `themes` become: content, and what plugins of Docusaurus do that is known. */
export function extensions({ presets, plugins, themes }: Readonly<Record<string, unknown>>, facts: SiteFacts): Part {
  return joined([
    ...extensionsOf(presets, 'preset').map((preset) => presetPart(preset, facts)),
    ...[...extensionsOf(plugins, 'plugin'), ...extensionsOf(themes, 'theme')].map((each) =>
      partOfExtension(each, facts),
    ),
  ])
}

const preset = '@docusaurus/preset-classic'

/** The classic preset is a short form of its plugins. Content that it is not told of has default options. */
function presetPart({ name, options, at }: Extension, facts: SiteFacts): Part {
  if (name !== preset) return leftOut(`what "${name}" brings is not known here`)(options, at)
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

function partOfExtension({ name, isFunction, what, options, at }: Extension, facts: SiteFacts): Part {
  const content: Readonly<Record<string, Rule>> = {
    '@docusaurus/plugin-content-docs': docs(facts),
    '@docusaurus/plugin-content-blog': blog(facts),
    '@docusaurus/plugin-content-pages': pages(facts),
  }
  if (isFunction && typeof what === 'function') return { config: { plugins: [[what, options]] } }
  if (isPath(name)) {
    const file = moduleOf(name, facts)
    const extended = content[extendedPackage(facts.textOf(file)) ?? '']
    if (!extended) return { config: { plugins: [[`./${file}`, options]] } }
    const words = 'the plugin that it extends is done here, and what it adds is left out'
    return joined([extended(options, `${at}[1]`), leftOut(words)(options, at)])
  }
  const rule = content[name] ?? ofPackages(facts)[name]
  if (rule) return rule(options, at)
  if (facts.isInstalled(name)) return { config: { plugins: [[name, options]] } }
  return { differences: [{ kind: 'install', at, words: `npm install ${name}` }] }
}
