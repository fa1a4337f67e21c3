import { Children, isValidElement, type ReactNode } from 'react'

/**
 * The head of a page that greets: a title, a line, what to do first, and a picture beside it.
 *
 *     <Hero title="Pumps" tagline="That never stop.">
 *
 *     <Button href="/install">Install</Button>
 *
 *     ![A pump](./pump.png)
 *
 *     </Hero>
 */
export function Hero({
  title,
  tagline,
  children,
}: {
  readonly title?: string
  readonly tagline?: string
  readonly children?: ReactNode
}) {
  const parts = Children.toArray(children)
  const pictures = parts.filter(holdsPicture)
  return (
    <div className={pictures.length > 0 ? 'hero hero--pictured' : 'hero'}>
      <div className="hero__words">
        {title !== undefined && <h1 className="hero__title">{title}</h1>}
        {tagline !== undefined && <p className="hero__tagline">{tagline}</p>}
        {parts.filter((part) => !holdsPicture(part))}
      </div>
      {pictures.length > 0 && <div className="hero__picture">{pictures}</div>}
    </div>
  )
}

/** Says whether something is a picture, or a paragraph of one. */
function holdsPicture(node: ReactNode): boolean {
  if (!isValidElement<{ readonly alt?: string; readonly children?: ReactNode }>(node)) return false
  return node.props.alt !== undefined || Children.toArray(node.props.children).some(holdsPicture)
}
