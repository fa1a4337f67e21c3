import type { ReactNode } from 'react'

/**
 * A reference table. The compiler gives each row the anchor `<name>-<key>` and a link to it, so that rows are known
 * to the link checker; here the table gets its look.
 *
 *     <APITable name="parameters">
 *
 *     | Name    | Type   |
 *     |---------|--------|
 *     | `value` | string |
 *
 *     </APITable>
 */
export function APITable({ children }: { readonly name?: string; readonly children?: ReactNode }) {
  return <div className="api-table">{children}</div>
}
