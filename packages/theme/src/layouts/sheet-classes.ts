/**
 * Stylesheets of their own by name, in cascade order, and the classes that they are for: those of a component begin with
 * its name. A badge without a kind is not among them: it also says the version of a page.
 */
export const sheetClasses: Readonly<Record<string, readonly string[]>> = {
  parts: ['tabs', 'admonition'],
  kit: (
    'hero steps file-tree columns key keys screenshot video printed card--plain page__column--splash home-head not-found ' +
    'badge--note badge--tip badge--info badge--warning badge--danger'
  ).split(' '),
  blog: ['byline', 'authors', 'author', 'posts', 'post', 'archive'],
  client:
    'search search-page progress back-to-top language-offer offline-note zoomable zoom crash load-error spinner'.split(
      ' ',
    ),
}
