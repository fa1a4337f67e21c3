import { flatten } from './flatten.mjs'

/**
 * The resolver of emphasis in time that grows with the length of a text, as source to stand in micromark-core-commonmark.
 *
 * It finds the same pairs as the resolver that it replaces, in the same order. Three things are different: openers are kept on a
 * stack, of which a part that a closer of a kind has searched in vain is not searched again (`openers_bottom` of CommonMark); what
 * was read is put together once, not spliced for each pair; and an emphasis that was resolved is one event until the end.
 *
 * @see https://spec.commonmark.org/0.31.2/#process-emphasis
 */
export const attentionResolver = `function resolveAllAttention(events, context) {
  if (events.some(isCloser)) pairAttention(events, context);
  for (const [, token] of events) if (token.type === 'attentionSequence') token.type = 'data';
  return events;
}
function isCloser(event) {
  return event[0] === 'enter' && event[1].type === 'attentionSequence' && event[1]._close;
}
function sizeOf(token) {
  return token.end.offset - token.start.offset;
}
function pairAttention(events, context) {
  const isInside = context._isInsideAttention;
  context._isInsideAttention = true;
  const done = [];
  const openers = [];
  // By kind of closer: how many of the openers it needs no more look at.
  const searched = new Map();
  for (const event of events) {
    const token = event[1];
    if (token.type === 'attentionSequence') {
      const marker = context.sliceSerialize(token).charCodeAt(0);
      if (isCloser(event)) {
        let at;
        while (sizeOf(token) && (at = openerOf(token, marker)) >= 0) pair(at, token);
      }
      // All of it closed something.
      if (!sizeOf(token)) continue;
      done.push(event);
      if (event[0] === 'exit' && token._open) openers.push({ token, marker, length: done.length });
    } else {
      done.push(event);
    }
  }
  context._isInsideAttention = isInside;
  events.length = 0;
  if (isInside) for (const event of done) events.push(event);
  else flatten(done, events);

  // The number of the last opener that the closer can close, or -1.
  function openerOf(closer, marker) {
    const size = sizeOf(closer);
    const kind = marker * 6 + (size % 3) * 2 + (closer._open ? 1 : 0);
    const bottom = searched.get(kind) || 0;
    for (let at = openers.length - 1; at >= bottom; at--) {
      const opener = openers[at];
      if (opener.marker !== marker) continue;
      // The rule of three.
      if ((opener.token._close || closer._open) && size % 3 && !((sizeOf(opener.token) + size) % 3)) continue;
      return at;
    }
    searched.set(kind, openers.length);
    return -1;
  }

  function pair(at, closer) {
    const { token: opener, length } = openers[at];
    const use = sizeOf(opener) > 1 && sizeOf(closer) > 1 ? 2 : 1;
    const type = use > 1 ? 'strong' : 'emphasis';
    const start = { ...opener.end };
    const end = { ...closer.start };
    movePoint(start, -use);
    movePoint(end, use);
    const group = { type, start: { ...start }, end: { ...end } };
    const opening = { type: type + 'Sequence', start, end: { ...opener.end } };
    const text = { type: type + 'Text', start: { ...opener.end }, end: { ...closer.start } };
    const closing = { type: type + 'Sequence', start: { ...closer.start }, end };
    opener.end = { ...start };
    closer.start = { ...end };
    const between = resolveAll(context.parser.constructs.insideSpan.null, done.slice(length), context);
    // An opener that is used up goes, and so do those after it: what lies between was resolved.
    const isLeft = sizeOf(opener) > 0;
    done.length = isLeft ? length : length - 2;
    openers.length = isLeft ? at + 1 : at;
    for (const [kind, count] of searched) if (count > at) searched.set(kind, at);
    const whole = [
      [['enter', group, context], ['enter', opening, context], ['exit', opening, context], ['enter', text, context]],
      between,
      [['exit', text, context], ['enter', closing, context], ['exit', closing, context], ['exit', group, context]]
    ];
    done.push(['enter', { type: 'attentionGroup', start: group.start, end: group.end, _lists: whole }, context]);
  }
}
${flatten}`
