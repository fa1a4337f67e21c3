/** The messages of a file as it is written: by id, with what translators should know. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>

/** A message of a language. Empty until somebody translates it: readers see the text of the default language. */
export interface CatalogueEntry {
  readonly message: string
  readonly description?: string
}

/** A message as it should be in a catalogue. */
export interface WantedMessage {
  readonly id: string
  /** In the default language. */
  readonly message: string
  readonly description?: string
  /** Another id under which it may be. */
  readonly also?: string
}

/** How the ids of a theme's own words begin: no code of the site shows these. */
const ofTheme = /^(?:theme|docs-build)\./

/** How a description begins of a message that nothing shows any more. */
const unusedMark = '(unused)'

/**
 * Bring a catalogue up to date: what is there keeps its text, descriptions are those of the source, new messages are empty,
 * and what nothing shows any more is kept and marked, for the text may come back.
 *
 *     updatedCatalogue({ a: { message: 'Eins' } }, [{ id: 'b', message: 'Two' }])
 *     // → { a: { message: 'Eins', description: '(unused)' }, b: { message: '' , description: 'Two' } }
 */
export function updatedCatalogue(before: Catalogue, wanted: readonly WantedMessage[]): Catalogue {
  const found = new Map(wanted.map((message) => [message.id, message]))
  const kept = Object.entries(before).map(([id, entry]) => {
    if (ofTheme.test(id) && !found.has(id)) return [id, entry] as const
    const { message: text, description } = found.get(id) ?? { message: undefined, description: entry.description }
    const about = text === undefined ? markedUnused(entry.description) : describe(id, text, description)
    const { description: _, ...rest } = entry
    return [id, { ...rest, ...(about !== undefined && { description: about }) }] as const
  })
  const added = [...found.values()]
    .filter(({ id, also = id }) => !Object.hasOwn(before, id) && !Object.hasOwn(before, also))
    .map(({ id, message, description }) => {
      const about = describe(id, message, description)
      return [id, { message: '', ...(about !== undefined && { description: about }) }] as const
    })
  return Object.fromEntries([...kept, ...added])
}

/** True for a message that nothing shows any more. */
export function isUnused({ description }: CatalogueEntry): boolean {
  return description?.startsWith(unusedMark) === true
}

/** What translators read beside an id. Where the id doesn't say the text, it does. */
function describe(id: string, message: string, description: string | undefined): string | undefined {
  if (id === message) return description
  return description === undefined ? message : `${message} (${description})`
}

function markedUnused(description: string | undefined): string {
  if (description === undefined) return unusedMark
  return description.startsWith(unusedMark) ? description : `${unusedMark} ${description}`
}
