/** Load what shows other pages: it is only needed by readers who are about to go to one. */
export function loadTravel(): Promise<typeof import('./travel.ts')> {
  return import('./travel.ts')
}
