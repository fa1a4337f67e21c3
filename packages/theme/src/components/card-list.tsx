import type { Card, SiteLayout } from 'docs-build/page'
import { isOtherSite } from '../html/is-other-site.ts'
import { languageOf } from '../html/text-language.ts'
import { newTab } from '../html/new-tab.ts'
import { Icon } from './icon.tsx'
import { Name } from './name.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { count } from '../words/count.ts'

const icons = { doc: 'page', category: 'folder', link: 'external' } as const

/** Cards that lead to pages. The link's text is the title; its target is the whole card. */
export function CardList({
  cards,
  className,
  layout,
}: {
  readonly cards: readonly Card[]
  readonly className?: string | undefined
  readonly layout?: SiteLayout
}) {
  if (cards.length === 0) return null
  return (
    <ul className={className ? `cards ${className}` : 'cards'}>
      {cards.map((card) => (
        <li key={card.href + card.label} className="card">
          <Icon name={iconOf(card)} className="card__icon" />
          <a
            className="card__link"
            {...languageOf(card.lang, layout)}
            href={card.href}
            {...(isOtherSite(card.href) ? newTab : {})}
          >
            <Name>{card.label}</Name>
          </a>
          <CardText card={card} layout={layout} />
        </li>
      ))}
    </ul>
  )
}

/** A link to a page of this site looks like a doc: it may be one. */
function iconOf({ type, href }: Card) {
  return type === 'link' && !isOtherSite(href) ? icons.doc : icons[type]
}

function CardText({
  card: { description, lang, count: number },
  layout,
}: {
  readonly card: Card
  readonly layout: SiteLayout | undefined
}) {
  if (description)
    return (
      <p className="card__text" {...languageOf(lang, layout)}>
        {description}
      </p>
    )
  if (number === undefined) return null
  return <p className="card__text">{count(layoutWords(layout).page.items, number, layout?.locale.htmlLang ?? 'en')}</p>
}
