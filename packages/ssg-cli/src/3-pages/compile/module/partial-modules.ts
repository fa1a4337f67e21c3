import type { CompileInput } from '../../../model/compile.ts'
import type { CompiledModule, HeadingFact, MadeExports } from '../../../model/compiled.ts'

interface WholeDoc {
  /** The doc's own module and those of its partials. */
  readonly modules: readonly CompiledModule[]
  readonly headings: readonly HeadingFact[]
  readonly input: CompileInput
}

/** Partials by their source, with what they export without saying so where a file imports that. */
export function partialModules(
  partials: readonly CompiledModule[],
  { modules, headings, input }: WholeDoc,
): Readonly<Record<string, CompiledModule>> {
  const asked = new Set(
    modules.flatMap(({ imports }) =>
      imports.flatMap(({ imported, specifier }) => (imported === 'default' ? [] : specifier)),
    ),
  )
  const withMade = (partial: CompiledModule) =>
    asked.has(partial.source) ? { ...partial, made: madeBy(partial, headings, input) } : partial
  return Object.fromEntries(partials.map((partial) => [partial.source, withMade(partial)]))
}

function madeBy(
  { source }: CompiledModule,
  headings: readonly HeadingFact[],
  { partialHeads }: CompileInput,
): MadeExports {
  const { frontMatter = {}, contentTitle } = partialHeads[source] ?? {}
  const own = headings.filter((heading) => heading.source === source)
  return {
    frontMatter,
    ...(contentTitle !== undefined && { contentTitle }),
    toc: own.map(({ html, id, level }) => ({ value: html, id, level })),
  }
}
