import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <strong data-badge="" className={styles.badge}>
      {children}
    </strong>
  )
}
