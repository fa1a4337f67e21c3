import styles from './ModuleCards.module.css'
import ModulePicture, { type Pictured } from './ModulePicture.tsx'

/** One module: what it is called, its picture, what it is for, how it is licensed and, where it has pages, their address. */
export interface ModuleCard {
  readonly name: string
  readonly picture?: Pictured
  readonly href?: string
  readonly purpose: string
  readonly kind: string
}

/**
 * Show modules as a grid of cards; a card with an `href` is one link.
 *
 *     <ModuleCards modules={[{name: 'Embr Charts', purpose: 'Charts for Perspective.', kind: 'Open source'}]} />
 */
export default function ModuleCards({ modules }: { readonly modules: readonly ModuleCard[] }) {
  return (
    <ul className={styles.cards}>
      {modules.map(({ name, picture, href, purpose, kind }) => (
        <li key={name} className={styles.card}>
          {picture && <ModulePicture of={picture} />}
          <p className={styles.name}>
            {href === undefined ? (
              name
            ) : (
              <a className={styles.link} href={href}>
                {name}
              </a>
            )}
          </p>
          <p className={styles.purpose}>{purpose}</p>
          <p className={styles.kind}>{kind}</p>
        </li>
      ))}
    </ul>
  )
}
