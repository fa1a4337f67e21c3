/** Attributes of a link that leaves the site. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
