import type { Options } from 'remark-rehype'
import type { ShikiTransformer } from 'shiki'
import type { DirectiveRule, FenceRule, Plugin } from '../../../plugin.ts'
import { features } from '../markdown/features.ts'
import { featureSyntax } from '../markdown/feature-syntax.ts'
import { addedSyntax, type UserSyntax } from '../markdown/user-syntax.ts'
import { attached, type Attached, type NamedLists } from './attached.ts'

/** What the plugins of a site add to compiling. */
export interface Extensions {
  /** The plugins that add something. */
  readonly names: readonly string[]
  /** The plugins that change texts before they are parsed. */
  readonly preparing: readonly Plugin[]
  readonly remark: Pick<Attached, 'steps' | 'failures'>
  readonly rehype: Pick<Attached, 'steps' | 'failures'>
  /** Undefined when they add none, and text is parsed as on any other site. */
  readonly syntax: UserSyntax | undefined
  readonly handlers: NonNullable<Options['handlers']>
  readonly directives: Rules<DirectiveRule>
  readonly fences: Rules<FenceRule>
  readonly transformers: readonly ShikiTransformer[]
  /** The plugins that have these. */
  readonly transforming: readonly string[]
}

/** Rules by the name for which they stand, each with the plugin that has it. */
export type Rules<Rule> = ReadonlyMap<string, { readonly plugin: string; readonly rule: Rule }>

/** What of a plugin changes how a page is compiled. */
const compiling = [
  'prepare',
  'remark',
  'rehype',
  'remarkRehype',
  'directives',
  'code',
] as const satisfies readonly (keyof Plugin)[]

/** Join what plugins add to compiling, in their order. Undefined when none adds anything: compiling costs nothing more then. */
export function extensionsOf(plugins: readonly Plugin[]): Extensions | undefined {
  const own = plugins.filter((plugin) => compiling.some((part) => plugin[part] !== undefined))
  if (own.length === 0) return undefined
  const before = featureSyntax(new Set(features))
  const remark = attached(listsOf(own, 'remark'), {
    micromarkExtensions: [...before.syntax],
    fromMarkdownExtensions: [...before.fromMarkdown],
  })
  return {
    names: own.map(({ name }) => name),
    preparing: own.filter(({ prepare }) => prepare !== undefined),
    remark,
    rehype: attached(listsOf(own, 'rehype'), {}),
    syntax: addedSyntax(before, remark.data),
    handlers: Object.assign({}, ...own.map(({ remarkRehype }) => remarkRehype?.handlers)),
    directives: rulesOf(own, ({ directives }) => directives),
    fences: rulesOf(own, ({ code }) => code?.fences),
    transformers: own.flatMap(({ code }) => code?.transformers ?? []),
    transforming: own.flatMap(({ name, code }) => (code?.transformers ? [name] : [])),
  }
}

function listsOf(plugins: readonly Plugin[], part: 'remark' | 'rehype'): NamedLists {
  return plugins.map((plugin) => [plugin.name, plugin[part] ?? []] as const)
}

/** Of two plugins with a rule for one name the first one has it. */
function rulesOf<Rule>(
  plugins: readonly Plugin[],
  part: (plugin: Plugin) => Readonly<Record<string, Rule>> | undefined,
): Rules<Rule> {
  const rules = new Map<string, { readonly plugin: string; readonly rule: Rule }>()
  for (const plugin of plugins)
    for (const [name, rule] of Object.entries(part(plugin) ?? {}))
      if (!rules.has(name)) rules.set(name, { plugin: plugin.name, rule })
  return rules
}
