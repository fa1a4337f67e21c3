/** Bytes of the largest answer that is put into a store or taken from one. Many travel at a time. */
export const mostAnswerBytes = 1 << 23

/** A store of bytes by names of 64 hexadecimal digits. Whatever goes wrong is thrown. */
export interface AnswerStore {
  /** Undefined when it has none of this name. */
  get(name: string, signal: AbortSignal): Promise<Buffer | undefined>
  put(name: string, bytes: Buffer, signal: AbortSignal): Promise<void>
  close(): void
}

/** Environment variables that hold what a store asks of whoever writes to it. */
export type StoreEnvironment = Readonly<Record<string, string | undefined>>
