import type { JsxElement } from '../../tree.ts'
import type { Unit } from '../../types.ts'
import { anchorRows } from './api-table.ts'
import { codeTabs } from './code-tabs.ts'
import { checkTabs } from './tabs.ts'

/** What the compiler does with a component of MDX before the theme shows it. */
export interface ComponentMaker {
  /** Change the element, or tell what is wrong with it. */
  readonly make: (node: JsxElement, unit: Unit) => void
  /** `after-links`: the links that it makes lead somewhere by construction, so they are no links of the author. */
  readonly when: 'first' | 'after-links'
  /** The component of the theme that it is made: nothing of its own name is left, so no theme needs it. */
  readonly becomes?: string
}

/** The components that the compiler knows, by name. */
export const componentMakers: Readonly<Record<string, ComponentMaker>> = {
  CodeTabs: { make: codeTabs, when: 'first', becomes: 'Tabs' },
  Tabs: { make: checkTabs, when: 'first' },
  APITable: { make: anchorRows, when: 'after-links' },
}

/** Names that MDX may use whatever the theme has. */
export const replacedComponents: readonly string[] = Object.entries(componentMakers).flatMap(([name, { becomes }]) =>
  becomes === undefined ? [] : [name],
)
