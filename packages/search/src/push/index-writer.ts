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
  /** Put records into an index. Resolves to a promise of the moment when they are there. */
  send(index: string, records: readonly PushRecord[]): Promise<() => Promise<void>>
  /** Put an index in the place of another one, in one step. */
  move(from: string, to: string): Promise<void>
  remove(index: string): Promise<void>
}
