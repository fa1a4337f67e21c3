import type { ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Code, Nodes, Root as MdastRoot } from 'mdast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import { unified } from './unified.ts'
import type { CompileOptions } from '../../model/compile.ts'
import type { CompiledModule } from '../../model/compiled.ts'
import type { Extensions } from './extensions/extensions.ts'
import type { ParsedUnit } from './facts/heading-ids.ts'
import './made.ts'
import { browserCode } from './module/browser-code.ts'
import { compileModule } from './module/compile-module.ts'
import { freeNames } from './module/free-names.ts'
import { remarkCodeBlocks } from './plugins/code-blocks.ts'
import { remarkComponents } from './plugins/components.ts'
import { remarkCut } from './plugins/cut.ts'
import { remarkDirectives } from './plugins/directives.ts'
import { rehypeElements } from './plugins/elements.ts'
import { remarkEmoji } from './plugins/emoji.ts'
import { remarkGithubAlerts } from './plugins/github-alerts.ts'
import { remarkHeadingIds } from './plugins/heading-ids.ts'
import { rehypeLinks } from './plugins/html-links.ts'
import { rehypeIdPositions } from './plugins/id-positions.ts'
import { remarkJsx } from './plugins/jsx.ts'
import { remarkLinks } from './plugins/links.ts'
import { remarkLostCells } from './plugins/lost-cells.ts'
import { remarkLostMarkup } from './plugins/lost-markup.ts'
import { remarkLostReferences } from './plugins/lost-references.ts'
import { remarkStrayMdx } from './plugins/stray-mdx.ts'
import { remarkNoDirectives } from './plugins/no-directives.ts'
import { remarkMath } from './plugins/math.ts'
import { rehypeRawHtml } from './plugins/raw-html.ts'
import { sparseRows } from './sparse-rows.ts'
import type { Unit } from './types.ts'

type Handler = NonNullable<NonNullable<Options['handlers']>['code']>

/** Made by a plugin before. */
const made: Handler = (_, node: Nodes) => node.data?.made
/** Kept as it is: unlike "pass through", that copies no syntax trees. */
const kept: Handler = (_, node: Nodes) => node as HastNodes as ElementContent
const jsx: Handler = (state, node: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>) => {
  // Children are hast now, as the type of the node in hast says.
  return { ...node, children: state.all(node) } as ElementContent
}

const options: Options = {
  allowDangerousHtml: true,
  handlers: {
    code: made,
    math: made,
    inlineMath: made,
    tableRow: sparseRows(defaultHandlers.tableRow),
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: kept,
    mdxTextExpression: kept,
    mdxjsEsm: () => undefined,
  },
}

// The order counts: directives make paragraphs that may hold anything, links come before links that rows get.
function toHast(rehypeOptions: Options) {
  return unified()
    .use(remarkStrayMdx)
    .use(remarkLostCells)
    .use(remarkLostMarkup)
    .use(remarkLostReferences)
    .use(remarkDirectives)
    .use(remarkNoDirectives)
    .use(remarkGithubAlerts)
    .use(remarkJsx)
    .use(remarkComponents('first'))
    .use(remarkCodeBlocks)
    .use(remarkMath)
    .use(remarkLinks)
    .use(remarkComponents('after-links'))
    .use(remarkEmoji)
    .use(remarkHeadingIds)
    .use(remarkCut)
    .use(remarkRehype, rehypeOptions)
    .use(rehypeRawHtml)
    .use(rehypeLinks)
}

type Footnotes = Pick<CompileOptions['markdown'], 'footnotePrefix' | 'footnoteTitle'>

function footnoteOptions({ footnotePrefix = '', footnoteTitle }: Footnotes): Options {
  return { clobberPrefix: footnotePrefix, ...(footnoteTitle !== undefined && { footnoteLabel: footnoteTitle }) }
}

const makeProcessor = (footnotes: Footnotes) =>
  toHast({ ...options, ...footnoteOptions(footnotes) })
    .use(rehypeIdPositions)
    .use(rehypeElements)
    .freeze()

/** One for the options of a site: all its docs have the same. */
const processors = new WeakMap<Footnotes, ReturnType<typeof makeProcessor>>()

function processorFor(footnotes: Footnotes): ReturnType<typeof makeProcessor> {
  const known = processors.get(footnotes) ?? makeProcessor(footnotes)
  processors.set(footnotes, known)
  return known
}

/** Turn a parsed file into its compiled form. Languages of its code must be loaded. */
export function transform({ tree, unit }: ParsedUnit, declared: ReadonlySet<string>): CompiledModule {
  const free = freeNames(tree, unit, declared)
  browserCode(tree, unit)
  // The last plugins return hast.
  const hast = processorFor(unit.page.options.markdown).runSync(tree, { data: { unit } }) as unknown as HastRoot
  return compileModule(hast, unit, free)
}

/** Turns a tree of Markdown into one of HTML, as far as that goes without plugins. */
export type HastMaker = (tree: MdastRoot, unit: Unit) => HastRoot

/** Make the function that turns Markdown into HTML where plugins say what some nodes become. */
export function hastMaker(
  { handlers, syntax }: Pick<Extensions, 'handlers' | 'syntax'>,
  footnotes: Footnotes,
): HastMaker {
  const { math, inlineMath, ...others } = options.handlers ?? {}
  const own = { ...others, ...(!syntax?.replaces.has('math') && { math, inlineMath }), code: codeOrAsTold }
  const maker = toHast({
    ...options,
    ...footnoteOptions(footnotes),
    handlers: { ...own, ...handlers } as Options['handlers'],
  }).freeze()
  // The last plugins return hast.
  return (tree, unit) => maker.runSync(tree, { data: { unit } }) as unknown as HastRoot
}

/** A block of code for which a plugin has said which element it becomes is no code block of ours. */
const codeOrAsTold: Handler = (state, node: Code) =>
  node.data?.hName !== undefined || node.data?.hChildren !== undefined
    ? defaultHandlers.code(state, node)
    : node.data?.made
