/** Files of the output that servers, search engines and other programs read, but no reader of a page. */
export const onlyServed =
  /^(?:.*\/)?(?:_headers|_redirects|sitemap.*\.xml|robots\.txt|llms.*\.txt|search-records\.json)$/
