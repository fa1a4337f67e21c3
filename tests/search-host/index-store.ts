/** A record of an index: anything with an id. */
export interface IndexRecord {
  readonly objectID: string
}

/** An index as it is searched. */
export interface StoredIndex {
  readonly records: ReadonlyMap<string, IndexRecord>
  readonly settings: Readonly<Record<string, unknown>>
  readonly rules: readonly unknown[]
  readonly synonyms: readonly unknown[]
}

/** The indices of an application. Writes are tasks: what they change is seen when the task is done. */
export interface IndexStore {
  readonly indices: ReadonlyMap<string, StoredIndex>
  /** Put off a change of an index (undefined: there is none). Returns the task's id. */
  schedule(name: string, change: (index: StoredIndex | undefined) => StoredIndex | undefined): number
  /** Put off a copy of all or of parts of an index, or a move of it. Returns the task's id. */
  transfer(from: string, to: string, how: Transfer): number
  /** Whether a task is done; each time that somebody asks brings it nearer to its end. */
  isDone(task: number): boolean
  /** Do all tasks now. */
  settle(): void
}

/** Without a scope, all of an index is copied. */
export interface Transfer {
  readonly operation: 'copy' | 'move'
  readonly scope?: readonly string[]
}

const empty: StoredIndex = { records: new Map(), settings: {}, rules: [], synonyms: [] }

/** Keep indices in memory. A task is done when it was asked for more than `polls` times. */
export function indexStore(initial: Readonly<Record<string, readonly IndexRecord[]>>, polls: number): IndexStore {
  const indices = new Map<string, StoredIndex>(
    Object.entries(initial).map(([name, records]) => [name, withRecords(empty, records)]),
  )
  const tasks: { readonly run: () => void; asked: number; isDone: boolean }[] = []
  const set = (name: string, index: StoredIndex | undefined) =>
    index === undefined ? indices.delete(name) : indices.set(name, index)
  const add = (run: () => void) => tasks.push({ run, asked: 0, isDone: false })
  const finish = (upTo: number) => {
    for (const task of tasks.slice(0, upTo)) {
      if (!task.isDone) task.run()
      task.isDone = true
    }
  }
  return {
    indices,
    schedule: (name, change) => add(() => set(name, change(indices.get(name)))),
    transfer: (from, to, { operation, scope }) =>
      add(() => {
        const source = indices.get(from)
        if (operation === 'move') {
          // A move of what is not there is no error, and changes nothing.
          if (!source) return
          indices.delete(from)
          set(to, source)
          return
        }
        const target = scope ? (indices.get(to) ?? empty) : empty
        set(to, { ...target, ...(scope ? pick(source ?? empty, scope) : (source ?? empty)) })
      }),
    isDone(id) {
      const task = tasks[id - 1]
      if (!task) return false
      task.asked += 1
      // Tasks are done in their order.
      if (task.asked > polls) finish(id)
      return task.isDone
    },
    settle: () => finish(tasks.length),
  }
}

/** The index with these records put in; one with the id of another replaces it. */
export function withRecords(index: StoredIndex | undefined, records: readonly IndexRecord[]): StoredIndex {
  const added = records.map((record) => [record.objectID, record] as const)
  return { ...(index ?? empty), records: new Map([...(index ?? empty).records, ...added]) }
}

/** The index with these settings over its own. */
export function withSettings(index: StoredIndex | undefined, settings: StoredIndex['settings']): StoredIndex {
  return { ...(index ?? empty), settings: { ...(index ?? empty).settings, ...settings } }
}

function pick(index: StoredIndex, scope: readonly string[]): Partial<StoredIndex> {
  return {
    ...(scope.includes('settings') ? { settings: index.settings } : {}),
    ...(scope.includes('rules') ? { rules: index.rules } : {}),
    ...(scope.includes('synonyms') ? { synonyms: index.synonyms } : {}),
  }
}
