/** Id of the list that the search box of the dialog controls. Slugs of headings don't begin with an underscore. */
export const listId = '_search-list'
