import type { PartialMessage } from '../../esbuild.ts'

/** CSS made of a file, and the files (absolute paths) that went into it; or why there is none. */
export interface CssText {
  readonly css: string
  readonly files: readonly string[]
  readonly errors: readonly PartialMessage[]
}
