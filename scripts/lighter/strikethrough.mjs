import { flatten } from './flatten.mjs'

/**
 * The resolver of strikethrough in time that grows with the length of a text, as source to stand in
 * micromark-extension-gfm-strikethrough. It differs from the one that it replaces as the resolver of emphasis does.
 *
 * @see ./attention.mjs
 */
export const strikethroughResolver = `function resolveAllStrikethrough(events, context) {
    if (events.some(([, token]) => isMark(token) && token._close)) pairMarks(events, context);
    for (const [, token] of events) if (isMark(token)) token.type = 'data';
    return events;
  }
  function isMark(token) {
    return token.type === 'strikethroughSequenceTemporary';
  }
  function pairMarks(events, context) {
    const isInside = context._isInsideAttention;
    context._isInsideAttention = true;
    const done = [];
    const openers = [];
    // By size of a closer: how many of the openers it needs no more look at.
    const searched = new Map();
    let opener;
    for (const event of events) {
      const [kind, token] = event;
      if (isMark(token) && kind === 'enter' && token._close) opener = openerOf(token);
      if (opener && kind === 'exit') {
        pair(opener, token);
        opener = undefined;
      } else if (!opener) {
        done.push(event);
        if (isMark(token) && kind === 'exit' && token._open) openers.push({ token, length: done.length });
      }
    }
    context._isInsideAttention = isInside;
    events.length = 0;
    if (isInside) for (const event of done) events.push(event);
    else flatten(done, events);

    // The last opener of the size of the closer, taken off with all after it.
    function openerOf(closer) {
      const size = sizeOf(closer);
      for (let at = openers.length - 1; at >= (searched.get(size) || 0); at--) {
        const opener = openers[at];
        if (sizeOf(opener.token) !== size) continue;
        openers.length = at;
        for (const [other, count] of searched) if (count > at) searched.set(other, at);
        return opener;
      }
      searched.set(size, openers.length);
    }

    function pair({ token: opener, length }, closer) {
      opener.type = 'strikethroughSequence';
      closer.type = 'strikethroughSequence';
      const group = { type: 'strikethrough', start: { ...opener.start }, end: { ...closer.end } };
      const text = { type: 'strikethroughText', start: { ...opener.end }, end: { ...closer.start } };
      const between = resolveAll(context.parser.constructs.insideSpan.null, done.slice(length), context);
      done.length = length - 2;
      const whole = [
        [['enter', group, context], ['enter', opener, context], ['exit', opener, context], ['enter', text, context]],
        between,
        [['exit', text, context], ['enter', closer, context], ['exit', closer, context], ['exit', group, context]]
      ];
      done.push(['enter', { type: 'strikethroughGroup', start: group.start, end: group.end, _lists: whole }, context]);
    }
  }
  function sizeOf(token) {
    return token.end.offset - token.start.offset;
  }
  ${flatten}`
