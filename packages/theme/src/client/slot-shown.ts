/** The event of a part of the page that a component shows: at first, or again. */
export const slotShown = 'docs-build:slot'
