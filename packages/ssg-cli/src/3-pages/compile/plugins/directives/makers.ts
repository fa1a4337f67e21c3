import type { CompileOptions } from '../../../../model/compile.ts'
import { admonition } from './admonition.ts'
import type { DirectiveMaker } from './directive-maker.ts'

/** What each directive becomes, by name. A new one needs a row here, a maker, and a component in the theme. */
const makers: Readonly<Record<string, DirectiveMaker>> = {
  note: (parts) => admonition(parts),
  tip: (parts) => admonition(parts),
  info: (parts) => admonition(parts),
  warning: (parts) => admonition(parts),
  danger: (parts) => admonition(parts),
  important: (parts) => admonition(parts),
  caution: (parts) => admonition(parts),
  secondary: (parts) => admonition(parts),
  success: (parts) => admonition(parts),
}

/** All directives of a site: the config adds types of admonitions, or gives known ones another usual title. */
export function directiveMakers({ admonitions }: CompileOptions['markdown']): ReadonlyMap<string, DirectiveMaker> {
  const added = Object.entries(admonitions).map(([name, title]): [string, DirectiveMaker] => [
    name,
    (parts) => admonition(parts, title),
  ])
  return new Map([...Object.entries(makers), ...added])
}
