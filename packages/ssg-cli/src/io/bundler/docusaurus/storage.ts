/**
 * What components keep for the reader: places in the browser's storage, and the part of the address behind `?`.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#storage
 */
export const storage = `const storageOf = (persistence = 'localStorage') => {
  try { return persistence === 'none' || typeof window === 'undefined' ? undefined : window[persistence] } catch { return undefined }
}
const told = (key, oldValue, newValue, storageArea) => dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url: location.href, storageArea }))
export const createStorageSlot = (key, { persistence } = {}) => {
  const kept = storageOf(persistence)
  const attempt = (task) => { try { return kept ? task() : null } catch { return null } }
  const get = () => attempt(() => kept.getItem(key))
  return {
    get,
    set: (value) => void attempt(() => { const old = get(); kept.setItem(key, value); told(key, old, value, kept) }),
    del: () => void attempt(() => { const old = get(); kept.removeItem(key); told(key, old, null, kept) }),
    listen: (changed) => {
      if (!kept) return () => undefined
      const heard = (event) => { if (event.storageArea === kept && event.key === key) changed(event) }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}
export const listStorageKeys = (persistence) => Object.keys(storageOf(persistence) ?? {})
const noSlot = { get: () => null, set: () => undefined, del: () => undefined, listen: () => () => undefined }
export const useStorageSlot = (key, options) => {
  const slot = useMemo(() => (key === null || key === undefined ? noSlot : createStorageSlot(key, options)), [key])
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot]
}
export const useHistorySelector = (select) => select(useHistory())
export const mergeSearchParams = (all, strategy) => {
  const merged = new URLSearchParams()
  for (const params of all) for (const [name, value] of params) strategy === 'append' ? merged.append(name, value) : merged.set(name, value)
  return merged
}
export const mergeSearchStrings = (all, strategy) => {
  const text = mergeSearchParams(all.map((each) => new URLSearchParams(each)), strategy).toString()
  return text === '' ? '' : '?' + text
}
const changeSearch = (change, push = false) => {
  const url = new URL(location.href)
  change(url.searchParams)
  history[push ? 'pushState' : 'replaceState'](history.state, '', url)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
export const useQueryStringValue = (name) => new URLSearchParams(useLocation().search).get(name ?? '')
export const useQueryString = (name) => [useQueryStringValue(name) ?? '', (value, { push } = {}) =>
  changeSearch((params) => (value ? params.set(name, value) : params.delete(name)), push)]
export const useQueryStringList = (name) => [new URLSearchParams(useLocation().search).getAll(name), (values, { push } = {}) =>
  changeSearch((params) => { params.delete(name); for (const value of values) params.append(name, value) }, push)]
export const useClearQueryString = () => () => changeSearch((params) => { for (const name of [...params.keys()]) params.delete(name) })
export const useSearchQueryString = () => useQueryString('q')
export const useSearchLinkCreator = () => {
  const { baseUrl } = useDocusaurusContext().siteConfig
  return (query) => baseUrl + 'search?q=' + encodeURIComponent(query)
}`
