import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A change to the text of a file of a package: `[what is there exactly once, what stands there instead]`.
 *
 * @typedef {readonly [from: string, to: string]} Change
 *
 * @typedef {object} LighterFile
 * @property {string} file            below `node_modules`
 * @property {readonly Change[]} changes
 */

/**
 * What the parsers of the unified family do again and again to no effect, left out of the bundle: a check takes an
 * eighth less of the processor's time. What they give stays the same, which a test proves on thousands of texts.
 *
 * @type {readonly LighterFile[]}
 * @see ../decisions/0015-lighter-packages.md
 */
const lighterFiles = [
  {
    // Each of a page's thousands of tokens is handled with a context of its own; they are all alike.
    file: 'mdast-util-from-markdown/lib/index.js',
    changes: [
      ['    events = prepared;\n    index = -1;\n', '    events = prepared;\n    index = -1;\n    let self;\n'],
      [
        `        handler[events[index][1].type].call({
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }, events[index][1]);`,
        `        const { sliceSerialize } = events[index][2];
        if (self?.sliceSerialize !== sliceSerialize) self = { ...context, sliceSerialize };
        handler[events[index][1].type].call(self, events[index][1]);`,
      ],
    ],
  },
  {
    // Numbers of tokens as the names of an object's properties, copied from one object to the next.
    file: 'micromark-util-subtokenize/index.js',
    changes: [
      ['  const jumps = {};\n', '  const jumps = new Map();\n'],
      [
        '    while (index in jumps) {\n      index = jumps[index];\n    }',
        '    for (let to = jumps.get(index); to !== undefined; to = jumps.get(index)) index = to;',
      ],
      [
        '        Object.assign(jumps, subcontent(events, index));\n        index = jumps[index];',
        '        subcontent(events, index, jumps);\n        index = jumps.get(index);',
      ],
      ['function subcontent(events, eventIndex) {', 'function subcontent(events, eventIndex, gaps) {'],
      ['  const gaps = {};\n', ''],
      [
        'gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];',
        'gaps.set(adjust + jumps[index][0], adjust + jumps[index][1]);',
      ],
      ['  return gaps;\n}', '}'],
    ],
  },
]

/**
 * Bundle the packages above without what slows them down. A package of which the text has changed fails the bundle:
 * it may have become lighter of itself.
 *
 * @type {import('esbuild').Plugin}
 */
export const lighterPackages = {
  name: 'lighter-packages',
  setup(build) {
    for (const { file, changes } of lighterFiles) {
      const path = join('node_modules', file).replaceAll(/[\\.]/g, '\\$&')
      build.onLoad({ filter: new RegExp(`${path}$`) }, ({ path: found }) => ({
        contents: changes.reduce((text, change) => replaced(text, change, file), readFileSync(found, 'utf8')),
        loader: 'js',
      }))
    }
  },
}

/** @type {(text: string, change: Change, file: string) => string} */
function replaced(text, [from, to], file) {
  const parts = text.split(from)
  if (parts.length !== 2)
    throw new Error(
      `${file} is not the text that scripts/lighter-packages.mjs knows: "${from.trim().split('\n', 1)[0]}" stands in it ${parts.length - 1} times. Look at the new text, and change or remove what is done to it.`,
    )
  return parts.join(to)
}
