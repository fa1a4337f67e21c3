/**
 * Source of a function that follows an expression character by character and knows whether a brace in it is still open, so that
 * a closing one can't be its end. It knows strings and templates. With the first `/` or `<` outside of them, which may begin a
 * comment, a regular expression or an element, it knows nothing any more.
 *
 * Codes of characters are micromark's: line endings are below -2.
 */
const openBraces = `function openBraces() {
  // Whether each open brace belongs to a template.
  const braces = [];
  let quote = 0;
  let last = 0;
  let isUnsure = false;
  return { take, areOpen: () => !isUnsure && braces.length > 0 };

  function take(code) {
    if (isUnsure) return;
    if (quote === 0) outside(code);
    else if (last === 92) code = 0;
    else if (code === quote) quote = 0;
    else if (code === 123 && last === 36 && quote === 96) {
      braces.push(true);
      quote = 0;
    } else if (code < -2 && quote !== 96) isUnsure = true;
    last = code;
  }

  function outside(code) {
    if (code === 34 || code === 39 || code === 96) quote = code;
    else if (code === 123) braces.push(false);
    else if (code === 125 && braces.pop()) quote = 96;
    else if (code === 47 || code === 60) isUnsure = true;
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
  const braces = openBraces();
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
      braces.take(code);
      effects.consume(code);
`,
  ],
  [
    '    if (code === 125 && size === 0) {\n      /** @type {MdxSignal} */\n',
    `    if (acorn && code === 125 && braces.areOpen()) {
      unasked = self.events.length;
      effects.enter(chunkType);
      braces.take(code);
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
      braces.take(code);
`,
  ],
  [
    '      size -= 1;\n    }\n    effects.consume(code);\n',
    '      size -= 1;\n    }\n    braces.take(code);\n    effects.consume(code);\n',
  ],
  ['function mdxExpressionParse(', `${openBraces}\n\nfunction mdxExpressionParse(`],
]
