import type { Root } from 'hast'
import type { ReactElement } from 'react'
import type { CompiledDoc, CompiledModule, ResolvedLink } from '../../model/compiled.ts'
import { ArticleError } from './article-error.ts'
import { evaluateModule, type EvaluatedModule } from './evaluate-module.ts'
import { resolveUrls, writtenElements, type ContentNode, type ExpressionNode } from './resolve-urls.ts'
import { treeToReact } from './rehype-react.ts'

/** The functions of React that make elements. They come from outside, so that there is one React. */
export interface ReactRuntime {
  readonly jsx: (type: never, props: never, key?: string) => ReactElement
  readonly jsxs: (type: never, props: never, key?: string) => ReactElement
  readonly createElement: (type: never, props: never, ...children: never[]) => ReactElement
  readonly Fragment: unknown
}

/** The argument of {@link renderArticle}. */
export interface ArticleInput {
  readonly compiled: CompiledDoc
  /** What became of `compiled.facts.links`, in the same order. */
  readonly urls: readonly ResolvedLink[]
  /** By specifier of `compiled.facts.modules`: module namespaces. */
  readonly modules: Readonly<Record<string, unknown>>
  /** HTML element and component names → what renders them. */
  readonly components: Readonly<Record<string, unknown>>
  /** HTML elements that JSX writes → what renders them, where `components` is for those of Markdown only. */
  readonly written?: Readonly<Record<string, unknown>>
  readonly runtime: ReactRuntime
  /** The props of the doc: `frontMatter`, `toc` and others. */
  readonly scope: Readonly<Record<string, unknown>>
}

/**
 * Make the React element of an article.
 *
 * @throws {ArticleError} with the component's name, when an expression of the doc throws. What components throw
 * while React renders them passes as it is.
 */
export function renderArticle(input: ArticleInput): ReactElement {
  const trees = new Map<CompiledModule, Root>()
  const { written, runtime } = input
  const components = {
    CodeBlock: plainCodeBlock(runtime),
    ...input.components,
    ...(written && { [writtenElements]: written }),
  }
  const article: Article = { ...input, components, trees, partials: new Map() }
  return renderModule(input.compiled.main, input.scope, article)
}

interface Article extends ArticleInput {
  readonly trees: Map<CompiledModule, Root>
  /** Component of each partial, by its source. */
  readonly partials: Map<string, (props: Readonly<Record<string, unknown>>) => ReactElement>
}

function renderModule(
  module: CompiledModule,
  props: Readonly<Record<string, unknown>>,
  article: Article,
): ReactElement {
  const { runtime, components, scope } = article
  const imports = importsOf(module, article)
  const values = { ...scope, props }
  const evaluated = guarded(module, undefined, () => evaluateModule(module, { runtime, imports, components, values }))
  let tree = article.trees.get(module)
  if (!tree) {
    tree = resolveUrls(module.tree, article.urls, Object.keys(article.written ?? {}))
    article.trees.set(module, tree)
  }
  const names: Names = { imports, evaluated, components, module }
  const content = treeToReact(tree, optionsFor(names, article))
  const Layout = evaluated.exports['default']
  // A default export of MDX is a layout around its content.
  return Layout === undefined ? content : runtime.createElement(Layout as never, props as never, content as never)
}

interface Names {
  readonly imports: Readonly<Record<string, unknown>>
  readonly evaluated: EvaluatedModule
  readonly components: Readonly<Record<string, unknown>>
  readonly module: CompiledModule
}

function optionsFor(names: Names, article: Article): Parameters<typeof treeToReact>[1] {
  const { runtime, components } = article
  const evaluateExpression = (expression: { readonly type: string }): unknown => {
    // What arrives was made by `placeUrls`, or is the name of a component.
    if (expression.type === 'DocsExpression') return evaluate(expression as ExpressionNode, names)
    if (expression.type === 'DocsContent') return treeToReact((expression as ContentNode).tree, options)
    return lookUp(expression as NameNode, names)
  }
  const options = {
    Fragment: runtime.Fragment,
    jsx: runtime.jsx,
    jsxs: runtime.jsxs,
    components,
    createEvaluater: () => ({ evaluateExpression, evaluateProgram: () => undefined }),
    ignoreInvalidStyle: true,
    passKeys: false,
    tableCellAlignToStyle: false,
  } as unknown as Parameters<typeof treeToReact>[1]
  return options
}

function evaluate({ index, component }: ExpressionNode, { evaluated, module }: Names): unknown {
  return guarded(module, component, () => evaluated.expressions[index]?.())
}

function guarded<T>(module: CompiledModule, component: string | undefined, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof ArticleError) throw error
    throw new ArticleError(error, { component, source: module.source })
  }
}

type NameNode =
  | { readonly type: 'Identifier'; readonly name: string }
  | { readonly type: 'Literal'; readonly value: string }
  | { readonly type: 'MemberExpression'; readonly object: NameNode; readonly property: NameNode }

function lookUp(node: NameNode, names: Names): unknown {
  const found = valueOf(node, names)
  if (found !== undefined && found !== null) return found
  const component = nameOf(node)
  const [root = component] = component.split('.')
  // A name that nobody knows was reported when the doc was compiled; its content is still worth showing.
  if (!knownNames(names).some((known) => Object.hasOwn(known, root))) return onlyChildren
  throw new ArticleError(new Error(`Unexpected component "${component}", expected one that exists`), {
    component,
    source: names.module.source,
  })
}

function onlyChildren({ children }: { readonly children?: unknown }): unknown {
  return children ?? null
}

function valueOf(node: NameNode, names: Names): unknown {
  if (node.type === 'Literal') return undefined
  if (node.type === 'Identifier') {
    for (const known of knownNames(names)) if (Object.hasOwn(known, node.name)) return known[node.name]
    return undefined
  }
  const object = valueOf(node.object, names)
  if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return undefined
  return (object as Readonly<Record<string, unknown>>)[
    node.property.type === 'Identifier' ? node.property.name : nameOf(node.property)
  ]
}

function knownNames({ imports, evaluated, components }: Names): readonly Readonly<Record<string, unknown>>[] {
  return [imports, evaluated.exports, components]
}

function nameOf(node: NameNode): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? node.value : `${nameOf(node.object)}.${nameOf(node.property)}`
}

function importsOf(module: CompiledModule, article: Article): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const { local, imported, specifier } of module.imports) values[local] = imported_(specifier, imported, article)
  return values
}

function imported_(specifier: string, imported: string, article: Article): unknown {
  const partial = article.compiled.partials[specifier]
  if (partial)
    return imported === 'default' ? partialComponent(partial, article) : partialExport(partial, imported, article)
  const namespace = article.modules[specifier]
  // The import was reported when the doc was compiled; the page shows nothing in its place.
  if (typeof namespace !== 'object' || namespace === null) return nothing
  if (imported !== '*' && imported in namespace) return valueIn(namespace, imported)
  // Of a package in CommonJS the names are known only in its default export.
  const whole = valueIn(namespace, 'default')
  const hasNames = (typeof whole === 'object' && whole !== null) || typeof whole === 'function'
  if (imported !== '*') return hasNames ? valueIn(whole, imported) : undefined
  const hasOthers = Object.keys(namespace).some((name) => name !== 'default' && name !== 'module.exports')
  return hasNames && !hasOthers ? { ...whole, ...namespace } : namespace
}

function valueIn(object: object, key: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[key]
}

function nothing(): null {
  return null
}

function partialComponent(partial: CompiledModule, article: Article) {
  let component = article.partials.get(partial.source)
  if (!component) {
    component = (props) => renderModule(partial, props, article)
    article.partials.set(partial.source, component)
  }
  return component
}

function partialExport(partial: CompiledModule, name: string, article: Article): unknown {
  const { runtime, components, scope } = article
  const imports = importsOf(partial, article)
  const { exports } = guarded(partial, undefined, () =>
    evaluateModule(partial, { runtime, imports, components, values: { ...scope, props: {} } }),
  )
  const whole: Readonly<Record<string, unknown>> = { ...partial.made, ...exports }
  return name === '*' ? { ...whole, default: partialComponent(partial, article) } : whole[name]
}

/** What shows a code block when the theme has nothing for it. */
function plainCodeBlock({ createElement }: ReactRuntime) {
  return ({ html }: { readonly html: string }) =>
    createElement(
      'pre' as never,
      { tabIndex: 0 } as never,
      createElement('code' as never, { dangerouslySetInnerHTML: { __html: html } } as never) as never,
    )
}
