import { fullSite, fullSiteEdits } from '../shared/full-site.mjs'

/** Edits after which the site has errors: nothing is written until they are taken back. */
const bad = /goes|mistake|without|broken|unknown|another kind/

/**
 * Some edits one after the other. Half of the time the next edit takes back one that broke the site, so that most steps
 * have an output.
 *
 * @param {ReturnType<typeof import('../shared/random.mjs').randomFrom>} random
 * @param {number} length
 * @returns {typeof fullSiteEdits}
 */
export function randomEdits(random, length) {
  const edits = []
  while (edits.length < length) {
    const [name, edit] = random.pick(fullSiteEdits)
    edits.push([name, edit])
    if (bad.test(name) && random.chance(0.5)) edits.push([`${name}, taken back`, () => fullSite])
  }
  return edits
}
