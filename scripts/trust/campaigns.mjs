/**
 * A campaign: the name of its module in this folder, and in one sentence what it tries. Each module exports
 * `run({ seed, short, report })` and returns `{ name, counts, details }`.
 *
 * @typedef {object} Campaign
 * @property {string} name
 * @property {string} tries
 *
 * @typedef {object} Order
 * @property {number} seed      what random choices follow from
 * @property {boolean} short    a sample that fits into the gate
 * @property {number} until     milliseconds of the clock after which nothing more is begun; some campaigns are short anyway
 * @property {(line: string) => void} report  tells people how far it is
 *
 * @typedef {object} Outcome
 * @property {string} name
 * @property {{ tried: number, failed: number } & Readonly<Record<string, number>>} counts
 * @property {readonly string[]} details  a sentence for each failure
 */

/** @type {readonly Campaign[]} */
export const campaigns = [
  {
    name: 'determinism',
    tries: 'one site, built with other threads, folders, users, clocks, locales and versions of Node',
  },
  { name: 'incremental', tries: 'random edits of a site: build, check and watch beside a clean build' },
  {
    name: 'injection',
    tries: 'payloads in every field, in URLs, the search and the storage, in Chromium with and without the policy',
  },
  {
    name: 'input',
    tries: 'mutated texts, and marks and constructs repeated at once, twice and four times their length',
  },
  { name: 'kills', tries: 'builds that are killed, interrupted, out of space, or that find a damaged cache' },
  {
    name: 'plugins',
    tries:
      'random edits of options, code and files of plugins of every part: build, check and a running watch beside a clean build',
  },
  {
    name: 'scale',
    tries: 'sites that are large in pages, versions, categories, depth or links, with limits of memory',
  },
  {
    name: 'publishing',
    tries:
      'all packages on a registry of this machine, and from there a new site made, installed, tested and started, and one with all plugins built',
  },
  { name: 'servers', tries: 'hostile requests, slow connections and many requests to `serve` and `watch`' },
  { name: 'supply-chain', tries: 'what a user installs: how much, with which scripts, licenses and advisories' },
]
