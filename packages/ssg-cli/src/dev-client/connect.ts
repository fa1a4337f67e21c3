/** What is done with events, by name. */
export type Listeners = Readonly<Record<string, (data: unknown) => void>>

/**
 * Listen to the server. The browser connects again on its own and says what it heard last, so that nothing is missed
 * while a laptop sleeps. Only when the server refuses does it give up; then we ask again ourselves.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#server-sent-events-intro
 */
export function connect(url: string, listeners: Listeners): void {
  let source: EventSource | undefined
  open()
  // A page that the browser keeps for Back holds no connection.
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })

  function open(): void {
    const opened = new EventSource(url)
    source = opened
    for (const [name, listener] of Object.entries(listeners))
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => listener(JSON.parse(data)))
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return
      setTimeout(open, 1000)
    })
  }
}
