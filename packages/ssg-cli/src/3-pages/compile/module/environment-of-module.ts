import type { CompiledModule } from '../../../model/compiled.ts'
import { environmentNames } from '../../../text/modules/environment-names.ts'

/** The environment variables that the code of an MDX file reads, see {@link environmentNames}. */
export function environmentOfModule({ code = '', imports }: CompiledModule): readonly string[] {
  const lines = imports
    .filter(({ specifier }) => /(?:^|:)process$/.test(specifier))
    .map(({ imported, local }) =>
      imported === '*' ? `import * as ${local} from 'process'` : `import { ${imported} as ${local} } from 'process'`,
    )
  // That its imports have names is no use of them.
  return environmentNames([...lines, code.replace(/^const \{[^{}]*\} = _scope\.imports;$/m, '')].join('\n'))
}
