/** What the search dialog holds until its code has arrived: the same box, so that a reader can type at once. It lacks words. */
export const loadingDialogHtml =
  '<div class="search__frame"><form class="search__head" role="search">' +
  '<input class="search__input" type="search" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">' +
  '<button type="button" class="search__cancel"></button></form>' +
  '<div class="search__body"><p class="search__empty search__loading" role="status"></p></div></div>'
