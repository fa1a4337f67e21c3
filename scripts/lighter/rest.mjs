/**
 * What is in a piece of text is looked for in the whole page, once for each level at which texts hold others. Before the first
 * piece that was found there is nothing more to find: the next level begins there. An end of a container looks back over ends of lines, and
 * a task over the mark of its item.
 *
 * @type {readonly (readonly [from: string, to: string])[]}
 */
export const restChanges = [
  ['export function subtokenize(eventsArray) {', 'export function subtokenize(eventsArray, rest = { from: 0 }) {'],
  [
    '  const events = new SpliceBuffer(eventsArray);\n',
    '  let first;\n  const events = new SpliceBuffer(rest.from > 0 ? eventsArray.slice(rest.from) : eventsArray);\n',
  ],
  [
    '  splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));\n',
    `  splice(eventsArray, rest.from, Number.POSITIVE_INFINITY, events.slice(0));
  rest.from += first ?? 0;
  while (rest.from > 0 && /^(?:lineEnding|lineEndingBlank|linePrefix|listItemIndent)$/.test(eventsArray[rest.from - 1][1].type)) rest.from--;
  if (rest.from > 0) rest.from--;
`,
  ],
]
