import type { Root } from 'hast'
import type { CompiledModule } from '../../../model/compiled.ts'
import type { ParsedUnit } from '../facts/heading-ids.ts'
import { browserCode } from '../module/browser-code.ts'
import { compileModule } from '../module/compile-module.ts'
import { freeNames } from '../module/free-names.ts'
import { rehypeElements } from '../plugins/elements.ts'
import { rehypeIdPositions } from '../plugins/id-positions.ts'
import { hastMaker, type HastMaker } from '../transform.ts'
import type { PageState } from '../types.ts'
import { hideCodeBlocks } from './code-elements.ts'
import type { ExtendedFile } from './extend-files.ts'
import type { Extensions } from './extensions.ts'
import { keepLinks } from './keep-links.ts'
import { dependenciesOf } from './page-file.ts'
import { runSteps } from './run-steps.ts'

type Declared = ParsedUnit & { readonly declared: ReadonlySet<string> }

/** What has to be known of a page to go on with what plugins have changed. */
export interface ExtendedPage {
  readonly page: PageState
  readonly extensions: Extensions
  /** By source. */
  readonly files: ReadonlyMap<string, ExtendedFile>
}

/** Turn parsed files into their compiled form, and let plugins change their HTML: it looks to them as it does anywhere. */
export async function extendedModules(
  units: readonly Declared[],
  { page, extensions, files }: ExtendedPage,
): Promise<readonly CompiledModule[]> {
  const { pageSeconds } = page.options.markdown
  const modules: CompiledModule[] = []
  for (const { unit, tree, declared } of units) {
    const { free, hast } = page.runWithin(() => {
      const names = freeNames(tree, unit, declared)
      browserCode(tree, unit)
      return { free: names, hast: makerOf(extensions, page.options.markdown)(tree, unit) }
    }, pageSeconds)
    const changed = await changedBy(hast)
    modules.push(page.runWithin(() => finish(changed, free), pageSeconds))

    async function changedBy(made: Root): Promise<Root> {
      const file = files.get(unit.source)?.file
      const { steps, failures } = extensions.rehype
      if (!file || steps.length + failures.length === 0) return made
      const showLinks = keepLinks(made)
      const showCode = hideCodeBlocks(made)
      const at = { part: 'rehype', source: unit.source, file, page } as const
      const after = await runSteps(extensions.rehype, made, at)
      for (const path of dependenciesOf(file, page.siteDir)) page.trace.files.add(path)
      showCode(after)
      showLinks(after, unit)
      return after
    }

    function finish(root: Root, names: ReadonlySet<string>): CompiledModule {
      const data = { data: { unit } }
      rehypeIdPositions()(root, data)
      rehypeElements()(root, data)
      return compileModule(root, unit, names)
    }
  }
  return modules
}

const makers = new WeakMap<Extensions, HastMaker>()

function makerOf(extensions: Extensions, markdown: PageState['options']['markdown']): HastMaker {
  const known = makers.get(extensions) ?? hastMaker(extensions, markdown)
  makers.set(extensions, known)
  return known
}
