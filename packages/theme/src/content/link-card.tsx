import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { SetIcon, type SetIconName } from './set-icon.tsx'

/**
 * A card that leads to a page: all of it is the target of its title. What stands in it is its text.
 *
 *     <LinkCard title="Install" href="/install" icon="rocket-launch">In two commands.</LinkCard>
 */
export function LinkCard({
  title,
  href,
  icon,
  description,
  children = description,
}: {
  readonly title: string
  readonly href: string
  readonly icon?: SetIconName
  readonly description?: string
  readonly children?: ReactNode
}) {
  return (
    <div className={icon === undefined ? 'card card--plain' : 'card'}>
      {icon !== undefined && <SetIcon name={icon} className="card__icon" />}
      <Anchor className="card__link" href={href}>
        {title}
      </Anchor>
      {children !== undefined && <div className="card__text">{children}</div>}
    </div>
  )
}
