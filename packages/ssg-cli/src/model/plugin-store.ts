/** Where docs of plugins become files, and answers of the network are kept. */
export interface PluginStore {
  /** Make a folder (relative to the site folder) hold these texts and nothing else. What is as it should be is not touched. */
  fill(folder: string, files: ReadonlyMap<string, string>): void
  /** What a URL gives. It is kept in the folder (absolute), and asked for again only when it is older. */
  fetch(url: string, request: { readonly folder: string; readonly maxAgeSeconds?: number }): Promise<FetchedAnswer>
}

/** What a URL gave. */
export interface FetchedAnswer {
  readonly bytes: Uint8Array
  /** Why it is an answer that was kept and is too old. */
  readonly problem?: string
}
