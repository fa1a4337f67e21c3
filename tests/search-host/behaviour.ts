/** What a host does to the next requests instead of answering. */
export type Behaviour = (
  | { readonly type: 'answer' }
  | { readonly type: 'fail'; readonly status: number; readonly message?: string }
  /** Seconds that the client is told to wait. */
  | { readonly type: 'rate-limit'; readonly retryAfter?: number }
  /** Answer after so many milliseconds. */
  | { readonly type: 'stall'; readonly ms: number }
  /** Send the head of the answer at once and its body after so many milliseconds. */
  | { readonly type: 'drip'; readonly ms: number }
  /** End the connection without a word. */
  | { readonly type: 'cut' }
  /** Answer with something that is no JSON, as the login page of a network does. */
  | { readonly type: 'babble' }
) & {
  /** Only requests whose method and path match, such as `/POST .*batch/`. */
  readonly on?: RegExp
  /** How often; then the host answers again. */
  readonly times?: number
}

/** Which behaviour a request meets, and how often it may be met yet. */
export function behaviours(): { set(next: Behaviour): void; meet(request: string): Behaviour } {
  let current: Behaviour = { type: 'answer' }
  let left = 0
  return {
    set(next) {
      current = next
      left = next.times ?? Number.POSITIVE_INFINITY
    },
    meet(request) {
      if (left <= 0 || !(current.on?.test(request) ?? true)) return { type: 'answer' }
      left -= 1
      return current
    },
  }
}
