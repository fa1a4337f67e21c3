/**
 * Let Tab indent in an editor, and Escape give it back its meaning, so that nobody is caught there.
 *
 * @see https://www.w3.org/TR/WCAG22/#no-keyboard-trap
 */
export function leaveByEscape(input: HTMLTextAreaElement): void {
  let leaves = false
  input.addEventListener('focus', () => {
    leaves = false
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leaves = true
    else if (event.key === 'Tab' && !event.shiftKey && !leaves) {
      event.preventDefault()
      // Unlike a change of the value, it can be taken back.
      document.execCommand('insertText', false, '  ')
    } else if (event.key !== 'Tab' && event.key !== 'Shift') leaves = false
  })
}
