import type { FunctionComponent, ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import { layoutWords } from '../words/layout-words.ts'
import type { Words } from '../words/words.ts'
import { useArticle } from './article-context.tsx'

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
type Kind = (typeof kinds)[number]

/** The usual icon of a type, for authors who show it elsewhere: `@theme/Admonition/Icon/Tip`. */
export function admonitionIcon(kind: Kind): FunctionComponent<{ readonly className?: string }> {
  return function AdmonitionIcon({ className }) {
    return <Icon name={kind} className={className} />
  }
}

const aliases: Readonly<Record<string, Kind>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
}
const aliasNames = ['secondary', 'success', 'important', 'caution'] as const

/** A remark beside the text. Types other than the theme's own look like a note. */
export function Admonition({ type = 'note', title, icon, id, className, children }: AdmonitionProps) {
  const article = useArticle()
  const kind = kinds.find((known) => known === type) ?? aliases[type] ?? 'note'
  const names = ['admonition', `admonition--${kind}`, kind === type ? '' : `admonition--${type}`, className]
  return (
    <div className={names.filter(Boolean).join(' ')} id={id}>
      {(title !== '' || isShown(icon)) && (
        <p className="admonition__title">
          {icon === undefined ? <Icon name={kind} /> : shownIcon(icon)}
          {shownTitle(title ?? type, layoutWords(article?.layout).page)}
        </p>
      )}
      {children}
    </div>
  )
}

/** Without one there is the icon of the type. */
function isShown(icon: ReactNode): boolean {
  return icon !== null && icon !== false && icon !== ''
}

/** Beside a title an icon adds nothing for those who can't see it. */
function shownIcon(icon: ReactNode): ReactNode {
  if (!isShown(icon)) return null
  return (
    <span className="admonition__icon" aria-hidden="true">
      {icon}
    </span>
  )
}

/** Usual titles are the names of types; those that authors chose are shown as they are. */
function shownTitle(title: ReactNode, words: Words['page']): ReactNode {
  const name = [...kinds, ...aliasNames].find((known) => known === title)
  if (name !== undefined) return words[name]
  // The title is a flex box, in which text and code would stand beside each other as columns.
  return typeof title === 'string' ? title : <span>{title}</span>
}

/**
 * What the compiler gives for `:::tip[Title]`, or an author writes.
 *
 * @see https://docusaurus.io/docs/markdown-features/admonitions#usage-in-jsx
 */
export interface AdmonitionProps {
  readonly type?: string
  readonly title?: ReactNode
  /** In place of the icon of the type; null for none. */
  readonly icon?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}
