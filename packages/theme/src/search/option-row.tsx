import type { MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '../components/icon.tsx'

/** What the list of the dialog does with its rows. */
export interface OptionEvents {
  readonly active: number
  readonly point: (index: number) => void
  readonly follow: (index: number, event: MouseEvent) => void
}

/** Id of a row, to which the search box points while it is the active one. */
export function optionId(index: number): string {
  return `_search-option-${index}`
}

/** One row of the dialog's list: an option that is a link, so that browsers open it as readers are used to. */
export function OptionRow({
  index,
  href,
  icon,
  isChild = false,
  isLastChild = false,
  events,
  title,
  detail,
}: {
  readonly index: number
  readonly href: string
  readonly icon: IconName
  readonly isChild?: boolean
  readonly isLastChild?: boolean
  readonly events: OptionEvents
  readonly title: ReactNode
  readonly detail?: ReactNode
}) {
  return (
    <a
      className="search__option"
      role="option"
      id={optionId(index)}
      href={href}
      tabIndex={-1}
      aria-selected={events.active === index}
      data-child={isChild ? (isLastChild ? 'last' : '') : undefined}
      // Not when rows move below a resting pointer.
      onMouseMove={() => events.point(index)}
      onClick={(event) => events.follow(index, event)}
    >
      <Icon name={icon} className={icon === 'star' ? 'docs-icon--filled' : ''} />
      <span className="search__words">
        <span className="search__title">{title}</span>
        {detail !== undefined && <span className="search__detail">{detail}</span>}
      </span>
      <Icon name="enter" className="search__go" />
    </a>
  )
}
