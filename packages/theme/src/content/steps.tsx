import type { ReactNode } from 'react'

/**
 * A numbered list whose items are steps of a task: a rule joins their numbers.
 *
 *     <Steps>
 *
 *     1. Stop the pump.
 *     2. Close the valve.
 *
 *     </Steps>
 */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>
}
