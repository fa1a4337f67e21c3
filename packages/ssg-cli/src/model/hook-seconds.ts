/** Seconds that code of a site or of a plugin may take at once where no page is made: a source may ask a slow server for much. */
export const hookSeconds = 300
