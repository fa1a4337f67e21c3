/** A message above all pages. */
export interface Announcement {
  /** Under which browsers keep that a reader closed it. */
  readonly id: string
  readonly html: string
  readonly closeable: boolean
  /** Colors as in CSS. */
  readonly background?: string
  readonly color?: string
}
