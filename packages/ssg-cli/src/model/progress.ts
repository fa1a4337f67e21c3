/** How far a build has come. */
export interface Progress {
  readonly step: string
  readonly done?: number
  readonly total?: number
  /** A page that was made, when what pages take was asked for. */
  readonly page?: PageTimes
}

/** What a page took. */
export interface PageTimes {
  readonly route: string
  /** Relative to the site folder. */
  readonly source?: string
  /** Milliseconds by step. */
  readonly times: Readonly<Record<string, number>>
  /** Milliseconds of these by plugin. */
  readonly plugins?: Readonly<Record<string, number>> | undefined
}
