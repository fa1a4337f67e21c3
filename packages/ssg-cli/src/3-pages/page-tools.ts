import type { BlobWriter, Files, SourcePosition } from '../host.ts'
import type { BlobRef, PageJob } from '../model/page-job.ts'
import type { CodeReads } from '../model/code-reads.ts'
import type { Asset } from '../model/asset.ts'
import type { Compiler, CompilerTools, RunWithin } from './compile/types.ts'
import type { Plugin } from '../plugin.ts'
import type { CompileOptions } from '../model/compile.ts'

/** The effects that making pages needs; a worker and the main thread each bring their own. */
export interface PageTools {
  readonly files: Files
  /** Absolute path of the site folder. */
  readonly siteDir: string
  readonly blobs: BlobWriter
  readonly readBlob: (ref: BlobRef) => string
  /** What is known of a file that pages may show, undefined when there is none. */
  readonly asset: (path: string) => Asset | undefined
  /** Import a module of the server bundle, and give it up after so many seconds. */
  readonly importModule: (path: string, seconds?: number) => Promise<Readonly<Record<string, unknown>>>
  /** What code of the site read on this thread since it was asked the last time, by module. */
  readonly reads?: () => CodeReads | undefined
  /** Where in the site's own code an error of the imported modules was thrown. */
  readonly renderedAt?: (error: unknown) => SourcePosition | undefined
  /** Run a task, and end it when it takes too long. Without it, tasks take as long as they take. */
  readonly runWithin?: RunWithin
  /** Runs the tasks of one page: who looks at this thread sees which one is at work. */
  readonly stepsOf?: (job: PageJob) => RunWithin
  /** The plugins of the site, in their order, made once for this thread. */
  readonly plugins: () => Promise<readonly Plugin[]>
  /** Put a file into the coming output. */
  readonly write: (path: string, content: string) => void
  /** A clock in milliseconds, when what pages take is to be told. */
  readonly now?: () => number
  /** Where compilers come from that outlive one maker; otherwise each maker makes its own. */
  readonly compiler?: (options: CompileOptions, tools: CompilerTools) => Promise<Compiler>
}
