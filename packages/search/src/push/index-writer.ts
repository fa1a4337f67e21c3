/** A record of an index: anything with an id. */
export interface PushRecord {
  readonly objectID: string
}

/** Writes to the indices of an application. Each call ends when its effect is there, `send` when it is accepted. */
export interface IndexWriter {
  /** Make an index with settings, rules and synonyms of another one, without records. */
  copySettings(from: string, to: string): Promise<void>
  /** Put settings over those of an index. */
  configure(index: string, settings: Readonly<Record<string, unknown>>): Promise<void>
  /** Put records into an index. Resolves to a function that waits until they are there. */
  send(index: string, records: readonly PushRecord[]): Promise<() => Promise<void>>
  /** Replace an index by another one, in one step. */
  move(from: string, to: string): Promise<void>
  remove(index: string): Promise<void>
}
