import { isSuspension } from '../../text/is-suspension.ts'
import { withoutBundle } from '../../text/modules/without-bundle.ts'

/** What was thrown, in words of authors: React speaks of apps where a component waits. */
export function thrownWords(message: string): string {
  return isSuspension(message)
    ? 'a component waits for something that is made anew each time it is rendered'
    : withoutBundle(message)
}

/** What helps against what was thrown, whoever threw it. */
export function adviceOnThrown(message: string): string | undefined {
  if (isSuspension(message))
    return 'A component is no async function, and what it hands to "use" is made once, outside of it. Read files with "readFileSync", or await at the top of its module.'
  // Packages that look into React 18 itself, which React 19 does not have any more.
  return /'ReactCurrent(?:Owner|Dispatcher|BatchConfig)'/.test(message)
    ? 'A package in it was made for React 18, and pages are rendered with React 19: update the package.'
    : undefined
}
