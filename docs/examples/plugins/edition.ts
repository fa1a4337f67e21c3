import { definePlugin } from 'docs-build'

/** Puts the edition behind the title of the site. */
export default definePlugin({
  name: 'edition',
  config: (config) => ({ ...config, tagline: `Edition ${new Date('2026-01-01').getUTCFullYear()}` }),
})
