/**
 * Source of a function that follows code character by character and knows whether a bracket in it is still open, so that the code
 * can't end there. It knows strings, templates and comments. With the first other `/`, or `<`, which may begin a regular expression or
 * an element, it knows nothing any more.
 *
 * Codes of characters are micromark's: line endings are below -2.
 */
export const openBrackets = `function openBrackets() {
  // Whether each open bracket belongs to a template.
  const brackets = [];
  // What ends by itself: by its quote, by the end of the line (47) or as a comment of any length (42).
  let within = 0;
  let last = 0;
  let isUnsure = false;
  return { take, areOpen: () => !isUnsure && brackets.length > 0 };

  function take(code) {
    if (isUnsure) return;
    if (within === 0) code = outside(code);
    else if (within === 47) {
      if (code < -2) within = 0;
    } else if (within === 42) {
      if (last === 42 && code === 47) code = within = 0;
    } else if (last === 92) code = 0;
    else if (code === within) within = 0;
    else if (code === 123 && last === 36 && within === 96) {
      brackets.push(true);
      within = 0;
    } else if (code < -2 && within !== 96) isUnsure = true;
    last = code;
  }

  function outside(code) {
    if (last === 47) {
      if (code === 47 || code === 42) within = code;
      else isUnsure = true;
      return 0;
    }
    if (code === 34 || code === 39 || code === 96) within = code;
    else if (code === 40 || code === 91 || code === 123) brackets.push(false);
    else if (code === 41 || code === 93) brackets.pop();
    else if (code === 125 && brackets.pop()) within = 96;
    else if (code === 60) isUnsure = true;
    return code;
  }
}`

/**
 * Changes to micromark-factory-mdx-expression, so that acorn is not asked at braces that can't end an expression. Where the text ends
 * before the expression does, what acorn says of the last one is asked for the message.
 *
 * @type {readonly import('../lighter-packages.mjs').Change[]}
 */
export const expressionChanges = [
  [
    '  let lastCrash;\n  return start;\n',
    `  let lastCrash;
  const brackets = openBrackets();
  // How many events stood before the last brace of which acorn was not asked.
  let unasked = 0;
  return start;
`,
  ],
  [
    '      if (lastCrash) throw lastCrash;\n',
    `      if (unasked > 0) lastCrash = mdxExpressionParse.call({ events: self.events.slice(0, unasked) }, acorn, acornOptions, chunkType, eventStart, pointStart, allowEmpty || false, spread || false).message;
      if (lastCrash) throw lastCrash;
`,
  ],
  [
    `      effects.enter("lineEnding");
      effects.consume(code);
`,
    `      effects.enter("lineEnding");
      brackets.take(code);
      effects.consume(code);
`,
  ],
  [
    '    if (code === 125 && size === 0) {\n      /** @type {MdxSignal} */\n',
    `    if (acorn && code === 125 && brackets.areOpen()) {
      unasked = self.events.length;
      effects.enter(chunkType);
      brackets.take(code);
      effects.consume(code);
      return inside;
    }
    if (code === 125 && size === 0) {
      /** @type {MdxSignal} */
`,
  ],
  [
    `      lastCrash = next.message;
      effects.enter(chunkType);
`,
    `      lastCrash = next.message;
      unasked = 0;
      effects.enter(chunkType);
      brackets.take(code);
`,
  ],
  [
    '      size -= 1;\n    }\n    effects.consume(code);\n',
    '      size -= 1;\n    }\n    brackets.take(code);\n    effects.consume(code);\n',
  ],
  ['function mdxExpressionParse(', `${openBrackets}\n\nfunction mdxExpressionParse(`],
]

/**
 * Changes to micromark-extension-mdxjs-esm, so that acorn is not asked at blank lines where a statement can't end.
 *
 * @type {readonly import('../lighter-packages.mjs').Change[]}
 */
export const statementChanges = [
  ["    let buffer = '';\n", "    let buffer = '';\n    const brackets = openBrackets();\n"],
  [
    '        return lineStart(code);\n      }\n      effects.consume(code);\n',
    '        return lineStart(code);\n      }\n      brackets.take(code);\n      effects.consume(code);\n',
  ],
  [
    '      effects.enter("lineEnding");\n      effects.consume(code);\n',
    '      effects.enter("lineEnding");\n      brackets.take(code);\n      effects.consume(code);\n',
  ],
  [
    '    function atEnd(code) {\n',
    '    function atEnd(code) {\n      if (code !== null && brackets.areOpen()) return continuationStart(code);\n',
  ],
  ['function tokenizeNextBlank(', `${openBrackets}\n\nfunction tokenizeNextBlank(`],
]
