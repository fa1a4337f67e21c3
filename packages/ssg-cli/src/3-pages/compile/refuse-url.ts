import { unsafeUrl } from '../../diagnostics/catalogue.ts'
import type { Position } from '../../model/diagnostic.ts'
import type { Unit } from './types.ts'

/** Report a URL that no page may hold. `start` is what makes it unsafe. */
export function refuseUrl({ page, source }: Unit, start: string, position: Position): void {
  page.diagnostics.push(unsafeUrl({ file: source, position, start }))
}
