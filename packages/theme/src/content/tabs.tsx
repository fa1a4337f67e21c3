import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { TabPanel, type TabItemProps } from './tab-item.tsx'
import { textOf } from './text-of.ts'

/** What an author writes for a group of tabs. */
export interface TabsProps {
  /** Groups with the same id show the same tab, on all pages. */
  readonly groupId?: string
  /** Name of the query parameter that holds the tab; true: the group's id. */
  readonly queryString?: string | boolean
  /** The tab that is open at first; null for none. */
  readonly defaultValue?: string | null
  /** The tabs, in their order, where it is not their items that say which there are. */
  readonly values?: readonly Pick<TabItemProps, 'value' | 'label' | 'default' | 'attributes'>[]
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * Tabs, of which one is open. All are in the HTML, so that a search engine, a link to an anchor and a reader without
 * JavaScript find them.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ groupId, queryString, defaultValue, values, className, children }: TabsProps) {
  const id = useId()
  const tabs = readTabs(children, values)
  const wrapped = values ? Children.toArray(children).filter((child) => isValidElement(child) && !isTabItem(child)) : []
  if (queryString === true && groupId === undefined)
    throw new Error(
      'Unexpected <Tabs queryString> without groupId, expected a groupId or a name for the query parameter.',
    )
  const open = openTab(tabs, defaultValue)
  const query = queryString === true ? groupId : queryString || undefined
  return (
    <div className={className ? `tabs ${className}` : 'tabs'} data-tabs={groupId ?? ''} data-query={query}>
      <div className="tabs__list" role="tablist">
        {tabs.map(({ value, label, attributes }, index) => (
          <button
            key={value}
            {...attributes}
            type="button"
            className={['tabs__tab', attributes?.className].filter(Boolean).join(' ')}
            role="tab"
            id={attributes?.id ?? `${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={value === open}
            tabIndex={value === open || (open === null && index === 0) ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.filter(({ isWritten }) => isWritten || wrapped.length === 0).map(panelOf)}
      {wrapped.length > 0 && <TabPanel.Provider value={panelOf}>{wrapped}</TabPanel.Provider>}
    </div>
  )

  function panelOf({ value, className: tabClass, children: panel }: TabItemProps) {
    const index = tabs.findIndex((tab) => tab.value === value)
    if (index < 0) return null
    const { label = value, attributes } = tabs[index] ?? {}
    return (
      <div
        key={value}
        className={tabClass ? `tabs__panel ${tabClass}` : 'tabs__panel'}
        role="tabpanel"
        id={`${id}panel-${index}`}
        aria-labelledby={attributes?.id ?? `${id}tab-${index}`}
        // Print shows it above the panel; a label without text, such as an icon, gives way to the value.
        data-label={textOf(label).trim() || value}
        hidden={value !== open}
      >
        {/* Tabs within are read by their own group. */}
        <TabPanel.Provider value={undefined}>{panel}</TabPanel.Provider>
      </div>
    )
  }
}

interface Tab extends Pick<TabItemProps, 'value' | 'className' | 'attributes' | 'children'> {
  readonly label: ReactNode
  readonly isDefault: boolean
  /** False for one of `values` that no item is written for. */
  readonly isWritten: boolean
}

function readTabs(children: ReactNode, values: TabsProps['values']): readonly Tab[] {
  const items = Children.toArray(children)
    .filter((child) => isTabItem(child) || refuse(child, values))
    .filter(isTabItem)
    .map(({ props }) => props)
  const named = values ?? items
  for (const list of [items, named]) refuseSecond(list)
  return named.map(({ value, label = value, default: isDefault = false, attributes }) => {
    const item = items.find((own) => own.value === value)
    const { className, children: panel } = item ?? {}
    return { value, label, isDefault, attributes, isWritten: item !== undefined, className, children: panel }
  })
}

function refuseSecond(tabs: readonly Pick<TabItemProps, 'value'>[]): void {
  const seen = new Set<string>()
  for (const { value } of tabs) {
    if (seen.has(value))
      throw new Error(`Unexpected second tab with the value "${value}", expected each value once in <Tabs>.`)
    seen.add(value)
  }
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string'
}

/** Where `values` say which tabs there are, a component may make the items. */
function refuse(child: ReactNode, values: TabsProps['values']): false {
  if (typeof child === 'string' && child.trim() === '') return false
  if (values && isValidElement(child)) return false
  throw new Error('Unexpected child of <Tabs>, expected only <TabItem> elements with a "value".')
}

function openTab(tabs: readonly Tab[], defaultValue: string | null | undefined): string | null {
  if (defaultValue === null) return null
  if (defaultValue === undefined) return (tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? null
  if (tabs.some(({ value }) => value === defaultValue)) return defaultValue
  throw new Error(
    `Unexpected defaultValue "${defaultValue}" of <Tabs>, expected one of: ${tabs.map(({ value }) => value).join(', ')}.`,
  )
}
