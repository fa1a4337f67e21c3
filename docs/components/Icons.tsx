import { SetIcon, type SetIconName } from '@docs-build/theme/src/content/set-icon.tsx'
import manifest from '@docs-build/theme/theme.json'

/** Every icon that a card may have, with its name. */
export default function Icons() {
  return (
    <ul className="cards">
      {manifest.components.LinkCard.props.icon.map((name) => (
        <li key={name} className="card">
          {/* The table has the names of the set, which a test of the theme keeps. */}
          <SetIcon name={name as SetIconName} className="card__icon" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
