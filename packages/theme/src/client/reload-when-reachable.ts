/**
 * Load a page once its site answers; until then the shown page stays. Resolves to false when it does not answer.
 *
 * Some browsers keep failures of modules as long as their document lives, so that only another document can load them.
 *
 * @see https://github.com/whatwg/html/issues/6768
 */
export async function reloadWhenReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  if (url === location.href) location.reload()
  else location.assign(url)
  return true
}
