const moved = `      const editMap = new EditMap();
      // Inject the exits earlier (they’re still also at the end).
      editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
      // Discard the duplicate exits.
      editMap.add(indexBeforeExits, index - indexBeforeExits, []);
      editMap.consume(self.events);`

const spliced = '      self.events.splice(indexBeforeFlow + 1, 0, ...self.events.splice(indexBeforeExits));'

/**
 * Move the events with which a list or quote ends to where its last line is. They are few and stand at the end, as does that place:
 * the events before it, which are all of a page, are not copied.
 *
 * @type {readonly (readonly [from: string, to: string])[]}
 */
export const exitChanges = ['\n      return checkNewContainers(code);', '\n    }\n  }'].map((next) => [
  moved + next,
  spliced + next,
])
