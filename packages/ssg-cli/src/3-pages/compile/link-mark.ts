/** Property of elements that carries the index of a link until the tree is done; HTML parsing keeps properties only. */
export const linkMark = 'dataDocsBuildLink'

/** The index of a link that no page may hold. */
export const refusedLink = -1
