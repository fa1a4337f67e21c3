/** Open search by key: Ctrl or Cmd with K anywhere, a slash outside of text fields. */
export function startSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const shortcut =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTextField(event.target)
    if (!shortcut && !slash) return
    const search = document.querySelector<HTMLElement>('[data-search]')
    if (!search) return
    event.preventDefault()
    search.click()
  })
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
