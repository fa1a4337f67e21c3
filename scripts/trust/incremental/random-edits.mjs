/** Edits after which the site has errors: nothing is written until they are taken back. */
const bad = /goes|mistake|without|broken|unknown|another kind/

/**
 * Some edits one after the other. Half of the time the next edit takes back one that broke the site, so that most steps
 * have an output.
 *
 * @typedef {typeof import('../shared/full-site.mjs').fullSiteEdits} Edits
 *
 * @param {object} order
 * @param {ReturnType<typeof import('../shared/random.mjs').randomFrom>} order.random
 * @param {Readonly<Record<string, string>>} order.start  the site that is edited
 * @param {Edits} order.all
 * @param {number} order.length
 * @returns {Edits}
 */
export function randomEdits({ random, start, all, length }) {
  const edits = []
  while (edits.length < length) {
    const [name, edit] = random.pick(all)
    edits.push([name, edit])
    if (bad.test(name) && random.chance(0.5)) edits.push([`${name}, taken back`, () => start])
  }
  return edits
}
