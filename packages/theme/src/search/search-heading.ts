/** The heading of the search page, with which its title begins. */
export function searchHeading(text: string): string {
  return text === '' ? 'Search the documentation' : `Search results for "${text}"`
}
