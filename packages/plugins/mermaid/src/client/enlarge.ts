import { offerZoom } from './offer-zoom.ts'

/** Let readers enlarge the diagrams of a page. */
export function onRouteDidUpdate(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.mermaid')) offerZoom(figure)
}
