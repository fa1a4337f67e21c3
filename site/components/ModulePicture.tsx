import type { ReactNode } from 'react'
import styles from './ModulePicture.module.css'

/** Whose picture it is. */
export type Pictured = 'bartender' | 'charts' | 'core' | 'periscope' | 'thermodynamics'

/** Widths of the bars and gaps of a barcode. */
const bars = [3, 2, 1, 2, 2, 1, 4, 2, 1, 3, 2, 2, 1, 1, 3, 2, 4, 1, 2, 2, 1, 3, 2, 1, 3]

/** Drawn in 240 by 96, in the colors of the theme. */
const pictures: Readonly<Record<Pictured, ReactNode>> = {
  bartender: (
    <>
      <rect className={styles.sheet} x="62" y="12" width="116" height="72" rx="6" />
      <path className={styles.strong} d="M74 26h44M74 35h28" />
      <path className={styles.bar} d={barcode(74, 46)} />
      <circle className={styles.strong} cx="160" cy="30" r="7" />
    </>
  ),
  charts: (
    <>
      <path className={styles.line} d="M32 12v68h180M32 58h180M32 36h180" />
      <path
        className={styles.fill}
        d="M44 80V62h14v18zM76 80V50h14v30zM108 80V58h14v22zM140 80V42h14v38zM172 80V34h14v46z"
      />
      <path className={styles.strong} d="M51 50 83 34l32 9 32-20 32-6 24 8" />
    </>
  ),
  core: (
    <>
      <rect className={styles.sheet} x="26" y="20" width="68" height="56" rx="6" />
      <rect className={styles.sheet} x="146" y="20" width="68" height="56" rx="6" />
      <path
        className={styles.strong}
        d="m52 38-10 10 10 10m16-20 10 10-10 10M170 36h-5v9l-4 3 4 3v9h5m20-24h5v9l4 3-4 3v9h-5"
      />
      <path className={styles.strong} d="M102 42h34m-7-6 7 6-7 6M138 56h-34m7-6-7 6 7 6" />
    </>
  ),
  periscope: (
    <>
      <rect className={styles.sheet} x="40" y="10" width="160" height="76" rx="6" />
      <path className={styles.line} d="M40 26h160M52 18h.1M60 18h.1M68 18h.1" />
      <path className={styles.fill} d="M86 36h68v40H86z" />
      <path className={styles.line} d="M56 42h18v28H56zM166 42h18v28h-18z" />
      <path className={styles.strong} d="m82 50-6 6 6 6m76-12 6 6-6 6M112 82h.1M120 82h.1M128 82h.1" />
    </>
  ),
  thermodynamics: (
    <>
      <path className={styles.line} d="M32 12v68h180" />
      <path className={styles.fill} d="M44 80C72 66 86 26 112 26s44 30 76 54z" />
      <path className={styles.strong} d="M44 80C72 66 86 26 112 26s44 30 76 54" />
      <path className={styles.line} d="M58 72 78 54h70c16-6 22-22 28-40M50 76l8-6h112c14-8 22-30 30-52" />
      <circle className={styles.bar} cx="112" cy="26" r="3.5" />
    </>
  ),
}

/** A small drawing of what a module does. It says nothing that the text beside it does not. */
export default function ModulePicture({ of }: { readonly of: Pictured }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 96" aria-hidden="true">
      {pictures[of]}
    </svg>
  )
}

function barcode(left: number, top: number): string {
  let x = left
  return bars
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${x} ${top}h${width}v28h-${width}z` : ''
      x += width * 1.7
      return bar
    })
    .join('')
}
