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
  return isTextType(type) ? `${type}; charset=utf-8` : type
}

/** True if the name of a file is one of a text. */
export function isText(path: string): boolean {
  return isTextType(mime.getType(path) ?? '')
}

function isTextType(type: string): boolean {
  return type.startsWith('text/') || /^(?:application\/(?:javascript|json|xml)|.*\+(?:json|xml))$/.test(type)
}
