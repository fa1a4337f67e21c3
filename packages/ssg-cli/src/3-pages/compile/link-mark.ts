/** Property of elements that carries the index of a link until the tree is done; HTML parsing keeps properties only. */
export const linkMark = 'dataDocsBuildLink'
