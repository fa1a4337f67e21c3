import { type DocName, isIndexDoc } from './doc-id.ts'

/**
 * The path of a doc within its version.
 *
 * A slug that starts with a slash ignores the folder; a folder's index doc gets the folder's path; any other
 * slug, or the last part of the id, is resolved against the folder.
 *
 * @see https://docusaurus.io/docs/create-doc#doc-urls
 */
export function slug(doc: DocName, own?: string): string {
  if (own?.startsWith('/')) return own
  const folder = doc.idFolder === '' ? '/' : `/${doc.idFolder}/`
  if (!own && isIndexDoc(doc)) return folder
  return resolve(own || doc.baseId, folder)
}

/** Resolve `./` and `../` of a path; a slash at its end stays. */
function resolve(path: string, folder: string): string {
  const parts = folder.split('/').filter(Boolean)
  const segments = path.split('/')
  for (const segment of segments) {
    if (segment === '..') parts.pop()
    else if (segment !== '.' && segment !== '') parts.push(segment)
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '')
  return parts.length === 0 ? '/' : `/${parts.join('/')}${isFolder ? '/' : ''}`
}
