import { mainId } from '../layouts/main-id.ts'

/** Find the main part of a document: what changes from page to page. It is no `<main>` where the page brings its own. */
export function mainPart(root: Document = document): HTMLElement | null {
  return root.getElementById(mainId)
}
