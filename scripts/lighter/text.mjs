/**
 * The resolver that joins data that stands side by side, as source to stand in micromark: events move once, however much is joined.
 */
export const textResolver = `function resolveAllText(events, context) {
    let size = 0;
    let index = 0;
    while (index < events.length) {
      const enter = index;
      while (index < events.length && events[index][1].type === "data") index++;
      if (index === enter) {
        events[size++] = events[index++];
      } else {
        events[enter][1].end = events[index - 1][1].end;
        events[size++] = events[enter];
        events[size++] = events[enter + 1];
      }
    }
    events.length = size;
    return extraResolver ? extraResolver(events, context) : events;
  }`
