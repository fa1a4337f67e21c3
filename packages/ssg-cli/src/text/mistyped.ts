import { editDistance } from '@docs-build/search'

/**
 * The known name that another one stands for by mistake: spelled otherwise (`sidebarPosition`, `sidebar-position`) or one or
 * two letters away. Stricter than `nearest`, for names that may be an author's own.
 *
 *     mistyped('sidebar_postion', ['sidebar_position', 'title'])  // → 'sidebar_position'
 *     mistyped('subtitle', ['title'])                             // → undefined
 */
export function mistyped(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined
  const form = formOf(name)
  return known.find((other) => formOf(other) === form) ?? known.find((other) => isNear(form, formOf(other)))
}

function formOf(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '')
}

/** A short name is near to many others: of that one letter may be missing or too much, or two are in each other's place. */
function isNear(form: string, known: string): boolean {
  if (isSwapped(form, known)) return true
  if (known.length < 4 || form.length < 3) return false
  const distance = editDistance(form, known, known.length < 8 ? 1 : 2)
  return known.length > 4 ? distance <= 2 : distance === 1 && form.length !== known.length
}

/** True if two letters that stand side by side are swapped. */
function isSwapped(form: string, known: string): boolean {
  if (form.length !== known.length || form.length < 3) return false
  let at = 0
  while (form[at] === known[at]) at++
  return form[at] === known[at + 1] && form[at + 1] === known[at] && form.slice(at + 2) === known.slice(at + 2)
}
