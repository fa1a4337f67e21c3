const sign = '[^#;`*\\\\<>"]'
const label = `${sign}+(?:<br\\s*/?>${sign}+)*`

/** A line, written with `LABEL` where any text may stand. */
function rule(pattern: RegExp): RegExp {
  return new RegExp(`^(?:${pattern.source.replaceAll('LABEL', label)})$`)
}

/**
 * Lines that the renderer of builds draws as Mermaid does, by kind. All others are left to Mermaid: activations,
 * numbers, notes, links, generics, comments, names in quotes.
 */
export const lineRules = {
  /** The name of an `actor` would lie under the first message, and notes under the frames of blocks. */
  sequence: [
    rule(/participant\s+\w+(?:\s+as\s+LABEL)?/),
    rule(/\w+\s*(?:->>|-->>|-\)|--\))\s*\w+\s*:\s*LABEL/),
    rule(/(?:loop|alt|opt|par|break|else|and)(?:\s+LABEL)?/),
    rule(/end/),
  ],
  state: [
    rule(/direction\s+(?:TB|LR|BT|RL)/),
    rule(/(?:\[\*\]|\w+)\s*-->\s*(?:\[\*\]|\w+)(?:\s*:\s*LABEL)?/),
    rule(/state\s+"LABEL"\s+as\s+\w+/),
    rule(/state\s+\w+\s*\{/),
    rule(/\}/),
  ],
  /** A colon within an attribute would be taken for a part of its type. */
  class: [
    rule(/class\s+\w+(?:\s*\{)?/),
    rule(/<<\w+>>/),
    rule(/\}/),
    rule(/(?:\w+\s*:\s*)?[+#~-]?(?:\w+(?:\[\])?\s+)?\w+(?:\([\w\s,[\]]*\)\s*(?:\w+(?:\[\])?)?)?\$?/),
    rule(
      /\w+\s+(?:"[\w.* ]+"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.)\s+(?:"[\w.* ]+"\s+)?\w+(?:\s*:\s*LABEL)?/,
    ),
  ],
  entity: [
    rule(/[\w-]+\s*\{/),
    rule(/\}/),
    rule(/[\w-]+\s+\w+(?:\s+(?:PK|FK|UK))?/),
    rule(/[\w-]+\s+(?:\|o|\|\||\}\|)(?:--|\.\.)(?:o\||\|\||o\{|\|\{)\s+[\w-]+\s*:\s*(?:"LABEL"|[\w-]+)/),
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>
