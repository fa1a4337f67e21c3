/**
 * Source of a function that puts events in a row of which some stand for lists of events: what lies between two marks is resolved
 * once, and is one event while marks around it are paired. It does not call itself, for marks nest as deep as a text is long.
 */
export const flatten = `function flatten(from, to) {
  const lists = [[from, 0]];
  while (lists.length > 0) {
    const last = lists[lists.length - 1];
    if (last[1] === last[0].length) {
      lists.pop();
      continue;
    }
    const event = last[0][last[1]++];
    const inner = event[1]._lists;
    if (inner) for (let index = inner.length - 1; index >= 0; index--) lists.push([inner[index], 0]);
    else to.push(event);
  }
}`
