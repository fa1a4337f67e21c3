import { isObject, isPlain } from '../../text/is-object.ts'
import { staysInside } from '../../text/urls/stays-inside.ts'

/** Say what is wrong with what a source gave: plugins in JavaScript may give anything. Undefined when it can be used. */
export function contentProblem(content: unknown): string | undefined {
  if (!isObject(content)) return 'Unexpected value, expected an object: { docs, pages }'
  const { docs, pages } = content
  return (docs === undefined ? undefined : docsProblem(docs)) ?? (pages === undefined ? undefined : pagesProblem(pages))
}

function docsProblem(docs: unknown): string | undefined {
  if (!isObject(docs) || !isObject(docs['files'])) return 'Unexpected "docs", expected { routeBasePath, files }'
  for (const [path, doc] of Object.entries(docs['files'])) {
    if (!isFilePath(path))
      return `Unexpected path ${JSON.stringify(path)} of a doc, expected one such as "pets/list.md"`
    if (!isObject(doc) || typeof doc['text'] !== 'string') return `Unexpected doc "${path}", expected { text, origin }`
    const { origin } = doc
    if (origin !== undefined && (!isObject(origin) || typeof origin['file'] !== 'string'))
      return `Unexpected origin of doc "${path}", expected { file, line }`
  }
  return undefined
}

function isFilePath(path: string): boolean {
  return path !== '' && !/^[\\/]|[\\/]$|\/\/|\\/.test(path) && staysInside(path)
}

function pagesProblem(pages: unknown): string | undefined {
  if (!Array.isArray(pages)) return 'Unexpected "pages", expected an array of { path, component, title }'
  for (const page of pages) {
    if (!isObject(page) || ['path', 'component', 'title'].some((key) => typeof page[key] !== 'string'))
      return 'Unexpected page, expected { path, component, title } of strings'
    if (!staysInside(decodeURI(String(page['path']))) || /[?#\s\\]/.test(String(page['path'])))
      return `Unexpected path ${JSON.stringify(page['path'])} of a page, expected one such as "tools/units"`
    if (page['props'] !== undefined && (!isObject(page['props']) || !isPlain(page['props'])))
      return `Unexpected props of page "${String(page['path'])}", expected plain data`
  }
  return undefined
}
