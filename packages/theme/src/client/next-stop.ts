/**
 * Where a key leads in a list of things that are moved through by arrows, Home and End: past an end it goes on at the other one.
 * Undefined for other keys.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
 */
export function nextStop<Stop>(
  stops: readonly Stop[],
  from: Stop,
  key: string,
  [back, forward]: readonly [back: string, forward: string],
): Stop | undefined {
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  const step = Number(key === forward) - Number(key === back)
  return step === 0 ? undefined : stops.at((stops.indexOf(from) + step) % stops.length)
}
