import { link, text, type Inline } from '@docs-build/mdx-text'
import { linkTo, type Api } from '../api/api.ts'

/** Where something is shown: what links and ids depend on. */
export interface Place {
  readonly api: Api
  /** File of the page. */
  readonly file: string
  /** Level of the heading above. */
  readonly level: number
  /** Begins all ids, so that none is there twice: `list-pets-`, or nothing on a page of one operation. */
  readonly ids: string
}

/** A place below a heading. */
export function below(place: Place, ids = ''): Place {
  return { ...place, level: place.level + 1, ids: place.ids + ids }
}

/** An id of a place, in letters that URLs have. */
export function idIn({ ids }: Place, name: string): string {
  return `${ids}${name.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '')}`
}

/** Ids of the values of a list: two names may differ in characters that ids do not have. */
export function idsIn(place: Place): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    const plain = idIn(place, name)
    let id = plain
    for (let count = 2; used.has(id); count++) id = `${plain}-${count}`
    used.add(id)
    return id
  }
}

/** The name of a schema, with a link to its page. */
export function schemaLink(name: string, { api, file }: Place): Inline {
  const target = api.schemas.get(name)
  return target === undefined ? text(name) : link(linkTo(target, file), text(name))
}
