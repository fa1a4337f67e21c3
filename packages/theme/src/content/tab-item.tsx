import type { ComponentProps, ReactNode } from 'react'

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

/** A tab. `Tabs` reads its properties and shows its children, so it has no element of its own. */
export function TabItem({ children }: TabItemProps) {
  return children
}
