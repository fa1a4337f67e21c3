import type { CompiledModule } from '../../model/compiled.ts'

/** What the JavaScript of an MDX file has access to. */
export interface ModuleScope {
  readonly runtime: { readonly createElement: unknown; readonly Fragment: unknown }
  /** By local name. */
  readonly imports: Readonly<Record<string, unknown>>
  readonly components: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
}

/** The JavaScript of an MDX file after it ran: its exports, and a function for each expression. */
export interface EvaluatedModule {
  readonly exports: Readonly<Record<string, unknown>>
  readonly expressions: readonly (() => unknown)[]
}

const nothing: EvaluatedModule = { exports: {}, expressions: [] }

/**
 * Run the JavaScript of an MDX file.
 *
 * @throws what a top-level statement of the file throws.
 */
export function evaluateModule(module: CompiledModule, scope: ModuleScope): EvaluatedModule {
  if (module.code === undefined) return nothing
  let run = functions.get(module)
  if (!run) {
    // The code was made by the compile step from a file of the site, which is code that its authors run anyway.
    run = new Function('_scope', module.code) as (scope: ModuleScope) => EvaluatedModule
    functions.set(module, run)
  }
  return run(scope)
}

const functions = new WeakMap<CompiledModule, (scope: ModuleScope) => EvaluatedModule>()
