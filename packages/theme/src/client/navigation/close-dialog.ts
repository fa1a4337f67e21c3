/** Whoever goes to another page leaves what was opened over this one, which Back and Forward would not close. */
export function closeDialog(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}
