/** Id of the main part: the target of the skip link. Slugs of headings don't begin with an underscore. */
export const mainId = '_main'
