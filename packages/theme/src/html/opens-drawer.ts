import { drawerId } from '../components/drawer-head.tsx'

const toggle = /<button(?=\s(?:[^>]*\s)?class="[^"]*\bnavbar__toggle\b)(?![^>]*\spopovertarget=)/g

/**
 * Let the menu button of a bar that a site of Docusaurus made itself open the drawer. There its handler tells the bar, which is
 * no component in browsers here.
 *
 *     opensDrawer('<button class="navbar__toggle">')  // → '<button popovertarget="_drawer" class="navbar__toggle">'
 *
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#popovertarget
 */
export function opensDrawer(html: string): string {
  return html.replace(toggle, `<button popovertarget="${drawerId}"`)
}
