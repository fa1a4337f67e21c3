import type { ReactNode } from 'react'

/**
 * Keys to press: one as it stands between the tags, or several that are pressed together.
 *
 *     <Kbd>Esc</Kbd>
 *     <Kbd keys="Ctrl+K" />
 */
export function Kbd({ keys, children }: { readonly keys?: string; readonly children?: ReactNode }) {
  // The last plus of "Ctrl++" is a key.
  const names = keys?.split(/\+(?=.)/)
  if (names === undefined) return <kbd className="key">{children}</kbd>
  return (
    <kbd className="keys">
      {names.map((name, index) => (
        <kbd key={`${index} ${name}`} className="key">
          {name}
        </kbd>
      ))}
    </kbd>
  )
}
