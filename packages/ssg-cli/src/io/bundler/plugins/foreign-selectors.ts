/** Elements that the theme has around pages where that of Docusaurus has others. A name with a class is one of the site's. */
const ofTheme = /(?<![\w.#-])(?:details|summary|dialog)(?![\w.#-])/g

/** Those of the page, but for the contents of a page on phones: a button there. */
export const ofPage = ':where(main *:not(.toc-fold,.toc-fold *))'

/** The article, of which children are meant: here its text stands in an element of its own. */
const childOfArticle = /\.(?:theme-doc-)?markdown(?=\s*>)/g
const bodyToo = ':is($&,:where($& > .prose__body))'

/** The beginning of a name in a sheet of the other theme, behind which a hash stands: the names here go on with a second underscore. */
const beginning = /\[class([\^*])=(['"]?)([\w-]*?[A-Za-z\d])(_*)\2\]/g

/**
 * Gives selectors that were written for elements of another theme those of this one too, with the weight that they had: what
 * a sheet of Docusaurus says of `.menu__link` is said of the links of the sidebar, whatever their class is.
 *
 *     foreignSelectors({ '.menu__link': '.sidebar__link' })('.menu__link:hover')
 *     // → ':is(.menu__link,:where(.sidebar__link)):hover'
 *
 *     // `.menu__caret::before` of the table is drawn by an element around it here, and stands beside what was written.
 *
 * @param table by class, `.menu__link`, by classes within others, `.navbar__logo img`, by element, `aside`, or by the beginning of a
 *   name with a hash, `[announcementBar]`: what it is here. `&` stands for the class itself, where not all elements that have it are meant
 * @see https://developer.mozilla.org/docs/Web/CSS/:is
 */
export function foreignSelectors(table: Readonly<Record<string, string>>): (selector: string) => string {
  const classes = Object.keys(table).filter((key) => key.startsWith('.') && !key.includes('::'))
  // The longest first, for `.navbar__logo img` begins with `.navbar__logo`.
  const parts = classes.toSorted((a, b) => b.length - a.length).map((key) => key.replace(/\s+|\./g, partOf))
  const known = new RegExp(`(?:${parts.length > 0 ? parts.join('|') : '(?!)'})(?![\\w-])`, 'g')
  const elements = Object.keys(table).filter((key) => /^[a-z]+$/.test(key))
  // No part of a longer name, of a class, or of a text.
  const knownElement = new RegExp(`(?<![\\w.#:'"=-])(?:${elements.join('|') || '(?!)'})(?![\\w'"-])`, 'g')
  const inPlace = (found: string) => replacement(found, table[found.replace(/\s+/g, ' ')] ?? '')
  const meant = (selector: string): string => {
    let result = selector.replace(knownElement, inPlace)
    if (result.includes('.')) result = result.replace(childOfArticle, bodyToo).replace(known, inPlace)
    if (result.includes('[class'))
      result = result.replace(beginning, (found: string, ...[sign, quote, name = '', end]: string[]) => {
        const longer = `[class${sign}=${quote || '"'}${name}__${quote || '"'}]`
        const others = end === '_' ? `${found}:not(:where(${longer}))` : found
        const here = table[`[${name}]`]
        return here === undefined ? others : replacement(others, here)
      })
    return result.replace(ofTheme, `$&${ofPage}`)
  }
  const drawn = Object.entries(table).filter(([key]) => key.includes('::'))
  return (selector) => [meant(selector), ...drawn.flatMap((each) => drawnHere(selector, each, meant))].join(', ')
}

/** The element itself or one within what is said before it: there a caret is part of its row, here the row draws it. */
function drawnHere(
  selectors: string,
  [key, here]: readonly [string, string],
  meant: (selector: string) => string,
): readonly string[] {
  const [name = '', part = ''] = key.split('::')
  if (!selectors.includes(name)) return []
  const written = new RegExp(
    `^(?:(.*?)\\s*[\\s>]\\s*)?(?:[a-z]+|\\.menu__link|\\.menu__link--sublist)*\\${name}((?::[a-z-]+)*?)::?${part}$`,
    's',
  )
  return selectors.split(/,(?![^(]*\))/).flatMap((selector) => {
    const [found, before = '', state = ''] = written.exec(selector.trim()) ?? []
    if (found === undefined) return []
    const around = before.trim() === '' ? '' : meant(before.trim())
    const own = here.replace('::', `${state}::`)
    return [around === '' ? own : `:is(${around},${around} *)${own}`]
  })
}

function partOf(found: string): string {
  return found === '.' ? String.raw`\.` : String.raw`\s+`
}

function replacement(written: string, here: string): string {
  return here.includes('&') ? `:is(${here.replaceAll('&', written)})` : `:is(${written},:where(${here}))`
}
