import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

/** What an author writes for a tab. */
export interface TabItemProps {
  readonly value: string
  readonly label?: ReactNode
  readonly default?: boolean
  readonly className?: string
  /** Of the tab itself, where `className` is that of its panel. */
  readonly attributes?: ComponentProps<'button'>
  readonly children?: ReactNode
}

/** What makes the panel of a tab that a component of the site makes; undefined outside of such. */
export const TabPanel = createContext<((item: TabItemProps) => ReactNode) | undefined>(undefined)

/** A tab. `Tabs` reads its properties and shows its children, so it has an element of its own only where that can't be. */
export function TabItem(item: TabItemProps) {
  const panelOf = useContext(TabPanel)
  return panelOf ? panelOf(item) : item.children
}
