/** Attributes of a link that leaves the site. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/**
 * Id of the words that describe links which open a new tab. They are a description, not a part of the name, so that
 * a link is called what it says: "Downloads".
 */
export const newTabNote = '_new-tab'
