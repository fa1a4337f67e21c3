import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attentionResolver } from './lighter/attention.mjs'
import { exitChanges } from './lighter/exits.mjs'
import { expressionChanges, statementChanges } from './lighter/expressions.mjs'
import { strikethroughResolver } from './lighter/strikethrough.mjs'
import { styleChanges } from './lighter/styles.mjs'
import { emptyChanges } from './lighter/without-comments.mjs'
import { textResolver } from './lighter/text.mjs'

/**
 * A change to the text of a file of a package: `[what is there exactly once, what stands there instead]`, or a function that has
 * this SHA-256 and is written anew.
 *
 * @typedef {readonly [from: string, to: string] | { readonly name: string, readonly hash: string, readonly to: string }} Change
 *
 * @typedef {object} LighterFile
 * @property {string} file            below `node_modules`
 * @property {readonly Change[]} changes
 */

/** As in `too-deep.ts`, which a test compares. */
const mostLevels = 256

/** @type {(point: string) => string} */
const tooDeepAt = (point) =>
  `throw Object.assign(new Error('Too deep'), { reason: 'Too deep', ruleId: 'too-deep', line: ${point}.line, column: ${point}.column });`

/**
 * What the parsers of the unified family do again and again to no effect, left out of the bundle: a check takes an
 * eighth less of the processor's time, and marks without end are read in time that grows with their number. What they give stays the
 * same, which a test proves on thousands of texts; what nests deeper than a page may is refused before it takes long. And what
 * shiki does as browsers do it, although Node has it at hand.
 *
 * @type {readonly LighterFile[]}
 * @see ../decisions/0015-lighter-packages.md
 */
const lighterFiles = [
  {
    // Streams of the web inflate the code of Oniguruma, for which Node loads all that `fetch()` needs.
    file: '@shikijs/engine-oniguruma/dist/wasm-inlined.mjs',
    changes: [
      ['var binary = Uint8Array.from(atob("', 'import { gunzipSync } from "node:zlib";\nvar binary = Buffer.from("'],
      ['"), c => c.charCodeAt(0));', '", "base64");'],
      [
        `new Response(
  new Blob([binary]).stream().pipeThrough(new DecompressionStream("gzip"))
).bytes();`,
        'Promise.resolve(gunzipSync(binary));',
      ],
    ],
  },
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
      // What a container directive holds is read again for each one around it.
      [
        '  const childEvents = tokenizer.events;\n',
        `  tokenizer._levels = (context._levels || 0) + (token.contentType === 'document' ? 1 : 0);
  if (tokenizer._levels > ${mostLevels}) {
    let start = eventIndex;
    while (start > 0 && events.get(start)[1].type !== 'directiveContainer') start--;
    ${tooDeepAt('events.get(start)[1].start')}
  }
  const childEvents = tokenizer.events;
`,
      ],
    ],
  },
  {
    // Each node of the code in MDX looks through all lines for its own, and each comment that nothing closes for its end.
    file: 'micromark-util-events-to-acorn/lib/index.js',
    changes: [
      ...emptyChanges,
      [
        `  let index = 0;
  while (index < stops.length && stops[index][0] <= relative) {
    index += 1;
  }
`,
        `  let index = 0;
  for (let end = stops.length; index < end;) {
    const middle = (index + end) >> 1;
    if (stops[middle][0] <= relative) index = middle + 1;
    else end = middle;
  }
`,
      ],
    ],
  },
  // Each closing brace has acorn read all before it, and each blank line in an export.
  { file: 'micromark-factory-mdx-expression/index.js', changes: expressionChanges },
  { file: 'micromark-extension-mdxjs-esm/lib/syntax.js', changes: statementChanges },
  {
    // Each mark looks at all before it.
    file: 'micromark-core-commonmark/lib/attention.js',
    changes: [
      {
        name: 'resolveAllAttention',
        hash: '341284609e7c2244ad97bfd010680203faefe137e12ae95b883a0541d36de16c',
        to: attentionResolver,
      },
    ],
  },
  {
    // The same.
    file: 'micromark-extension-gfm-strikethrough/lib/syntax.js',
    changes: [
      {
        name: 'resolveAllStrikethrough',
        hash: 'ef6faf6c8fb55a893f530efc218a06677c20d6709f0a4b23d5366aa096946736',
        to: strikethroughResolver,
      },
    ],
  },
  {
    // Data that stands side by side becomes one; what comes after it moves once, not each time.
    file: 'micromark/lib/initialize/text.js',
    changes: [
      {
        name: 'resolveAllText',
        hash: '3bb90e1630bd9c168ba392c3cff0821016001e1946401fcd827234516aa6ee37',
        to: textResolver,
      },
    ],
  },
  {
    // Each line looks at each container that is open, and where one ends all events before it are moved.
    file: 'micromark/lib/initialize/document.js',
    changes: [
      ...exitChanges,
      [
        '    continued++;\n    stack.push([self.currentConstruct, self.containerState]);\n',
        `    continued++;
    const above = stack.length > 0 ? stack[stack.length - 1][1]._levels : 0;
    self.containerState._levels = above + (self.containerState.type ? 2 : 1);
    if (self.containerState._levels > ${mostLevels}) {
      const container = self.events.findLast(([kind, token]) => kind === 'enter' && token._container);
      ${tooDeepAt('container[1].start')}
    }
    stack.push([self.currentConstruct, self.containerState]);
`,
      ],
    ],
  },
  {
    // What stands in brackets is resolved again for each pair around it.
    file: 'micromark-core-commonmark/lib/label-end.js',
    changes: [
      [
        '    labelStarts.pop();\n    return ok(code);',
        `    labelStarts.pop();
    const levels = (labelStart._levels || 0) + 1;
    if (levels > ${mostLevels}) ${tooDeepAt('labelStart.start')}
    const around = labelStarts[labelStarts.length - 1];
    if (around) around._levels = Math.max(around._levels || 0, levels);
    return ok(code);`,
      ],
      [
        '    labelStart._balanced = true;\n',
        `    labelStart._balanced = true;
    const around = labelStarts[labelStarts.length - 2];
    if (around && labelStart._levels) around._levels = Math.max(around._levels || 0, labelStart._levels);
`,
      ],
    ],
  },
  // What nothing closes is looked for to the end of a style each time.
  { file: 'inline-style-parser/esm/index.mjs', changes: styleChanges },
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
function replaced(text, change, file) {
  const [from, to] = 'name' in change ? [knownFunction(text, change), change.to] : change
  const parts = from === undefined ? [] : text.split(from)
  if (from === undefined || parts.length !== 2)
    throw new Error(
      `${file} is not the text that scripts/lighter-packages.mjs knows: "${'name' in change ? change.name : change[0].trim().split('\n', 1)[0]}" reads otherwise. Look at the new text, and change or remove what is done to it.`,
    )
  return parts.join(to)
}

/**
 * The text of a function, from its name to the brace that stands as far from the margin. Undefined for another text than the known.
 *
 * @type {(text: string, known: { readonly name: string, readonly hash: string }) => string | undefined}
 */
function knownFunction(text, { name, hash }) {
  const found = new RegExp(`^( *)function ${name}\\([^]*?\\n\\1\\}`, 'm').exec(text)?.[0]
  return found !== undefined && createHash('sha256').update(found).digest('hex') === hash ? found : undefined
}
