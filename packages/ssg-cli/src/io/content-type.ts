/** The entry point of mime. */
import mime from 'mime'

/**
 * The Content-Type of a file by its name. What is text is UTF-8: the build writes nothing else.
 *
 *     contentType('index.html')  // → 'text/html; charset=utf-8'
 *     contentType('LICENSE')     // → 'application/octet-stream'
 */
export function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

function isText(type: string): boolean {
  return type.startsWith('text/') || /^(?:application\/(?:javascript|json|xml)|.*\+(?:json|xml))$/.test(type)
}
