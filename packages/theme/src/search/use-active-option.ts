import { useState } from 'react'
import { optionId } from './option-row.tsx'

/** The active option of a list, and what makes another one active. */
export interface ActiveOption {
  readonly active: number
  readonly point: (index: number) => void
  /** Go on by so many options; after the last one comes the first. */
  readonly step: (by: 1 | -1) => void
}

/** Keep which option of a list is the active one. Another list begins with its first option. */
export function useActiveOption(options: readonly unknown[]): ActiveOption {
  const [pointed, setPointed] = useState({ options, index: 0 })
  const active = pointed.options === options ? pointed.index : 0
  const point = (index: number) => setPointed({ options, index })
  const step = (by: 1 | -1) => {
    const index = (active + by + options.length) % options.length
    point(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  return { active, point, step }
}
