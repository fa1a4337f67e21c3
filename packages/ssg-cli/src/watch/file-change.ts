/** A file that came, changed or went. The path is relative to the site folder, with forward slashes. */
export interface FileChange {
  readonly path: string
  readonly kind: 'added' | 'changed' | 'removed'
}
