import { docsBuild } from './setup/docs-build.mjs'
import { docusaurus } from './setup/docusaurus.mjs'
import { eleventy } from './setup/eleventy.mjs'
import { hugo } from './setup/hugo.mjs'
import { rspress } from './setup/rspress.mjs'
import { starlight } from './setup/starlight.mjs'
import { vitepress } from './setup/vitepress.mjs'

/**
 * @typedef {object} Tool  a generator to measure
 * @property {string} name
 * @property {import('./corpus.mjs').Layout} layout
 * @property {string} docs  folder of the corpus in the site
 * @property {string} out   folder of the built site
 * @property {readonly string[]} caches  files and folders that a cold build must not find, beside `out`
 * @property {(page: import('./corpus.mjs').Page) => string} html  file of a built page below `out`
 * @property {(dir: string) => void} setup  write the site around the corpus
 * @property {(dir: string) => import('./measure.mjs').Command} build
 */

/**
 * All tools that can be measured, by the name that the command line knows them by. docs-build without plugins and Hugo always run.
 *
 * @type {Readonly<Record<string, Tool>>}
 */
export const tools = {
  'docs-build': docsBuild('bare'),
  'docs-build-plugins': docsBuild('plugins'),
  'hugo-plain': hugo('plain'),
  'hugo-cached': hugo('cached'),
  eleventy: eleventy('docs'),
  'eleventy-bare': eleventy('bare'),
  docusaurus: docusaurus(),
  starlight: starlight(),
  vitepress: vitepress(),
  rspress: rspress(),
}
