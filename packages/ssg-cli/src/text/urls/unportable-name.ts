const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=$| *\.| +$)/i
const forbidden = /[<>:"|?*\\\p{Cc}]/gu
const end = /[. ]+$/

/** A name in a path that Windows gives to no file, and one to write in its place. */
export interface UnportableName {
  readonly name: string
  /** The whole path with another name. */
  readonly instead: string
}

/**
 * The first name in a path that no file can have on Windows: of a device, with a mark that is forbidden there, or with a dot or a
 * space at its end.
 *
 *     unportableName('/con')      // → { name: 'con', instead: '/con-page' }
 *     unportableName('/aux.x/a')  // → { name: 'aux.x', instead: '/aux-page.x/a' }
 *     unportableName('/guide/a')  // → undefined
 *
 * @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function unportableName(path: string): UnportableName | undefined {
  const names = path.split('/')
  const other = names.map(portable)
  const index = names.findIndex((name, at) => other[at] !== name)
  const name = names[index]
  return name === undefined ? undefined : { name, instead: other.join('/') }
}

function portable(name: string): string {
  const allowed = name.replace(forbidden, '-')
  return allowed.replace(end, '').replace(device, '$&-page') || (name === '' ? '' : '-')
}
