/** What is done with events, by name. */
export type Listeners = Readonly<Record<string, (data: unknown) => void>>

/** Milliseconds after which a tab that nobody sees lets go of its connection. */
const restMs = 3000

/**
 * Listen to the server, from the event that was `heard` last on. The browser connects again on its own and says what it
 * heard last, so that nothing is missed while a laptop sleeps. Only when the server refuses does it give up; then we ask
 * again ourselves.
 *
 * Browsers open six connections to a server and no more: with seven tabs the last would wait for ever. So a tab in the
 * background closes its own, and catches up when it is seen again.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#server-sent-events-intro
 */
export function connect(url: string, heard: string, listeners: Listeners): void {
  let source: EventSource | undefined
  let last = heard
  let timer: ReturnType<typeof setTimeout> | undefined
  open()
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, restMs)
    else if (!source) open()
  })
  // A page that the browser keeps for Back holds no connection.
  addEventListener('pagehide', close)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !source) open()
  })

  function open(): void {
    const opened = new EventSource(last === '' ? url : `${url}?last=${encodeURIComponent(last)}`)
    source = opened
    opened.addEventListener('hello', note)
    for (const [name, listener] of Object.entries(listeners))
      opened.addEventListener(name, (event) => {
        note(event)
        listener(JSON.parse(event.data))
      })
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return
      close()
      timer = setTimeout(open, 1000)
    })
  }

  function note({ lastEventId }: MessageEvent<string>): void {
    if (lastEventId !== '') last = lastEventId
  }

  function close(): void {
    source?.close()
    source = undefined
  }
}
