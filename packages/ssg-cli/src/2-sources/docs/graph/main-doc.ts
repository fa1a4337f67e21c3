import type { PlacedDoc } from './place-doc.ts'

/** The doc that stands for a version: the one at its root, else the first of its first sidebar, else the first. */
export function mainDoc(docs: readonly PlacedDoc[], firstInSidebar: string | undefined): string {
  const atRoot = docs.find(({ slug }) => slug === '/')
  return atRoot?.id ?? firstInSidebar ?? docs[0]?.id ?? ''
}
