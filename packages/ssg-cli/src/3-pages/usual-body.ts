/** Characters of a body of which nothing is known. */
export const usualBody = 4000
