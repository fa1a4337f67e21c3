/** What `isNavLink` adds to the attributes of a link: it leads to the page that is read, or to one above it. */
export const navLinkState = `const navState = ({ url, route, exact = false, isActive }, { activeClassName = 'active', className, style, activeStyle }) => {
  const bare = (path) => path.replace(/[?#].*$/s, '').replace(/(?<=.)\\/$/, '')
  const [to, here] = [bare(url), bare(route)]
  const isExact = to === here
  const isMatch = isExact || (!exact && here.startsWith(to === '/' ? to : to + '/'))
  const match = isMatch ? { path: to, url: to, isExact, params: {} } : null
  if (!(isActive ? isActive(match, { pathname: route, search: '', hash: '' }) : match)) return { activeStyle: undefined }
  return {
    className: [className, activeClassName].filter(Boolean).join(' '),
    style: { ...style, ...activeStyle },
    activeStyle: undefined,
    'aria-current': 'page',
  }
}`
