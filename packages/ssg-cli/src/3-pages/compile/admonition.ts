import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { Position } from 'unist'
import type { JsxElement } from './tree.ts'

/** The argument of {@link admonition}. */
export interface AdmonitionInput {
  readonly type: string
  readonly title: readonly PhrasingContent[]
  readonly attributes: Readonly<Record<string, string | null | undefined>>
  readonly children: readonly (BlockContent | DefinitionContent)[]
  readonly position: Position | undefined
  /** Types of the config: name → default title. */
  readonly config: Readonly<Record<string, string>>
}

/** Types of admonitions → default title. */
const builtIn: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  important: 'important',
  caution: 'caution',
  secondary: 'secondary',
  success: 'success',
}

/** All admonition types of a site. */
export function admonitionTypes(config: AdmonitionInput['config']): ReadonlySet<string> {
  return new Set([...Object.keys(builtIn), ...Object.keys(config)])
}

/**
 * Make the element `Admonition` with `type` and `title`; undefined when there is no such type.
 *
 * A title with markup is an element `AdmonitionTitle` that comes first in the children; rendering makes it the
 * value of `title`, which holds its text until then.
 */
export function admonition({
  type,
  title,
  attributes,
  children,
  position,
  config,
}: AdmonitionInput): JsxElement | undefined {
  const usual = Object.hasOwn(config, type) ? config[type] : Object.hasOwn(builtIn, type) ? builtIn[type] : undefined
  if (usual === undefined) return undefined
  const plain = title.map((node) => ('value' in node ? node.value : '')).join('')
  const hasMarkup = title.some((node) => node.type !== 'text')
  const { id, class: className, title: written } = attributes
  const values = { type, title: written ?? (plain.trim() || usual), id, className }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
    ),
    children: hasMarkup ? [{ type: 'paragraph', children: [titleElement(title)] }, ...children] : [...children],
    position,
  }
}

function titleElement(children: readonly PhrasingContent[]): PhrasingContent {
  return { type: 'mdxJsxTextElement', name: 'AdmonitionTitle', attributes: [], children: [...children] }
}
