/** The entry point of acorn. */
import { parse } from 'acorn'
import type { Program } from 'estree'

/** Parse a module of plain JavaScript. Throws where it is none. */
export function parseScript(text: string): Program {
  // What acorn gives is what estree describes; its own types name the same nodes.
  return parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as unknown as Program
}
