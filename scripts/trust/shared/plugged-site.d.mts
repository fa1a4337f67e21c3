/** Path → text of a site with plugins of every part. */
export const pluggedSite: Readonly<Record<string, string>>
