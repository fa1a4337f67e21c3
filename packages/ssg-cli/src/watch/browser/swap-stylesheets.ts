/** Exchange the site's stylesheets. An old one goes when the new one is there, so that nothing is shown without style. */
export function swapStylesheets(urls: readonly string[]): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-leaving])')]
  const wanted = urls.map((url) => new URL(url, location.href).href)
  const old = links.filter((link) => link.href.startsWith(location.origin) && !wanted.includes(link.href))
  const missing = wanted.filter((url) => !links.some((link) => link.href === url))
  for (const link of old) link.dataset['leaving'] = ''
  const leave = () => {
    for (const link of old) link.remove()
  }
  let awaited = missing.length
  if (awaited === 0) return leave()
  for (const url of missing) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    for (const type of ['load', 'error'])
      link.addEventListener(type, () => {
        if (--awaited === 0) leave()
      })
    const last = old.at(-1) ?? links.at(-1)
    if (last) last.after(link)
    else document.head.append(link)
  }
}
