import { capitalize, words } from './words.mjs'

/**
 * Write one sentence of a manual, now and then with inline code, emphasis or bold text.
 *
 * @param {import('./random.mjs').Random} random
 * @param {string} thing  what the page is about
 */
function sentence(random, thing) {
  const { between, pick } = random
  const [field, other] = random.sample(words.fields, 2)
  const [verb, later] = random.sample(words.verbs, 2)
  const shapes = [
    () =>
      `Every ${pick(words.adjectives)} ${thing} keeps its own \`${field}\`, so that the ${pick(words.people)} in the ${pick(words.places)} can ${verb} it without asking anyone else.`,
    () =>
      `When the ${field} rises above ${between(3, 900)} ${pick(words.units)}, the ${thing} is marked as **${pick(words.adjectives)}** and the next ${pick(words.things)} waits.`,
    () =>
      `You can ${verb} it first and ${later} it afterwards; the order matters only if the ${other} was changed in the same ${pick(['hour', 'shift', 'minute', 'run'])}.`,
    () =>
      `A ${pick(words.people)} rarely needs \`${field}_${other}\`, but a script that has to ${verb} more than ${between(5, 80)} of them does.`,
    () =>
      `The ${field} is read every ${between(2, 55)} seconds and rounded to *${between(1, 4)}* places, which is enough for the ${pick(words.places)}.`,
    () =>
      `If nothing happens after ${between(4, 90)} ms, look at the ${other} of the ${pick(words.adjectives)} ${pick(words.things)} before you ${later} anything.`,
    () =>
      `Set \`${other}\` to ${between(1, 64)} and leave the ${field} as it is: most of the time that is all a ${pick(words.people)} wants.`,
    () =>
      `What the ${pick(words.places)} calls a ${pick(words.things)} is a ${pick(words.adjectives)} ${thing} here, with a ${field} and a ${other} but without a name.`,
  ]
  return capitalize(pick(shapes)())
}

/**
 * Write a paragraph.
 *
 * @param {import('./random.mjs').Random} random
 * @param {string} thing
 * @param {number} sentences
 */
export function paragraph(random, thing, sentences) {
  return Array.from({ length: sentences }, () => sentence(random, thing)).join(' ')
}
