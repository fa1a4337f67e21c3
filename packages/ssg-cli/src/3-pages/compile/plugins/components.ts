import type { Root } from 'mdast'
import { isJsx, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { strayTabs } from './components/stray-tabs.ts'
import { componentMakers, type ComponentMaker } from './components/makers.ts'

/** Do with the components of MDX what {@link componentMakers} say. It runs twice, see {@link ComponentMaker.when}. */
export function remarkComponents(when: ComponentMaker['when']): TreePlugin<Root> {
  return () => (tree, file) => {
    const { unit } = file.data
    if (!unit) return
    if (when === 'first' && unit.mayHold('<TabItem') && !isOther('TabItem', unit)) strayTabs(tree, unit)
    const makers = makersFor(unit, when)
    if (makers.size === 0) return
    walk(tree, (node) => {
      if (!isJsx(node)) return
      const { name } = node
      makers.get(name)?.(node, unit)
      // One component may have become another.
      if (node.name !== name) makers.get(node.name)?.(node, unit)
    })
  }
}

/** One that a file imports from elsewhere has the theme's name alone. */
function isOther(name: string, { imports }: Unit): boolean {
  return imports.some(({ local, specifier }) => local === name && !specifier.startsWith('@theme/'))
}

function makersFor(unit: Unit, when: ComponentMaker['when']): ReadonlyMap<string | null, ComponentMaker['make']> {
  const used = Object.entries(componentMakers).filter(
    ([name, maker]) => maker.when === when && unit.mayHold(`<${name}`) && !isOther(name, unit),
  )
  return new Map(used.map(([name, { make }]) => [name, make]))
}
