import type { ReactNode } from 'react'

export function Badge({ children }: { readonly children: ReactNode }) {
  return <strong data-badge="">{children}</strong>
}
