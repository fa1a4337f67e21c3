import type { ReactNode } from 'react'

/** One of the parts of `Columns`. */
export function Column({ children }: { readonly children?: ReactNode }) {
  return <div className="columns__part">{children}</div>
}
