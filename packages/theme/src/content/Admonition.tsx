import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.tsx'

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
type Kind = (typeof kinds)[number]

const aliases: Readonly<Record<string, Kind>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
}

/** A remark beside the text. Types other than the theme's own look like a note. */
export function Admonition({ type = 'note', title, id, className, children }: AdmonitionProps) {
  const kind = kinds.find((known) => known === type) ?? aliases[type] ?? 'note'
  const names = ['admonition', `admonition--${kind}`, kind === type ? '' : `admonition--${type}`, className]
  return (
    <div className={names.filter(Boolean).join(' ')} id={id}>
      <p className="admonition__title">
        <Icon name={kind} />
        {shownTitle(title ?? type)}
      </p>
      {children}
    </div>
  )
}

/** Usual titles are the names of types; those that authors chose are shown as they are. */
function shownTitle(title: ReactNode): ReactNode {
  const isName = typeof title === 'string' && (title in aliases || kinds.some((kind) => kind === title))
  return isName ? title.charAt(0).toUpperCase() + title.slice(1) : title
}

/** What the compiler gives for `:::tip[Title]`. */
export interface AdmonitionProps {
  readonly type?: string
  readonly title?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}
