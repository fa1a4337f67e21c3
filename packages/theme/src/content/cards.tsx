import type { ReactNode } from 'react'

/**
 * Cards beside each other, as many in a row as there is room for.
 *
 *     <Cards><LinkCard title="Install" href="/install" icon="rocket-launch" /></Cards>
 */
export function Cards({ label, children }: { readonly label?: string; readonly children?: ReactNode }) {
  return (
    <div className="cards" {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  )
}
