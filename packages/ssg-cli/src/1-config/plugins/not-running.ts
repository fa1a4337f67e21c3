import type { Difference } from '../../model/difference.ts'

/**
 * Say of a package for Docusaurus that it is left out, and why in one line: what stands behind is the way to it on this machine.
 *
 * @param message of the plugin's failure, which may name it once more
 */
export function notRunning(name: string, message: string): Difference {
  const [why = ''] = message.replace(/^Plugin ".*?" failed in its module: /, '').split('\n')
  return { kind: 'left-out', at: name, words: `it does not run here: ${why}` }
}
