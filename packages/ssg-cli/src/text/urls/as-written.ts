/** The attribute of a link whose URL gets no base URL, until the page is written. */
export const asWrittenAttribute = 'data-docs-build-as-written'
