/** What pages say to the service worker of their site. */
export type ToWorker =
  /** Keep nothing any more: the site asks for it no longer. */
  | { readonly type: 'stop' }
  /** Let go of some of the kept files. URLs. */
  | { readonly type: 'forget'; readonly urls: readonly string[] }
  /** Let go of scripts, styles and pieces of the search that no kept page loads any more. */
  | { readonly type: 'sweep' }
  /** What readers get, below `base`, for a page that is not kept: HTML in which `<ul></ul>` is where the kept ones are listed. */
  | { readonly type: 'missing-page'; readonly base: string; readonly html: string }
  /** Of when is what was shown last under a URL? The answer comes to the port: an ISO date, undefined for fresh from the network. */
  | { readonly type: 'date'; readonly url: string }
