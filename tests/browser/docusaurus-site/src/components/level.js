import { createContext, useContext, useState } from 'react'

const Level = createContext('none')

/** Says something to those within it, and does not change. */
export function Named({ name, children }) {
  return <Level.Provider value={name}>{children}</Level.Provider>
}

const Shared = createContext({ shared: 0, more: () => undefined })

/** Keeps what those within it count. */
export function Sharing({ children }) {
  const [shared, setShared] = useState(1)
  return <Shared.Provider value={{ shared, more: () => setShared(shared + 1) }}>{children}</Shared.Provider>
}

export function Reader({ id }) {
  const level = useContext(Level)
  const { shared, more } = useContext(Shared)
  return <button id={id} onClick={more}>{`${level} ${shared}`}</button>
}

export function Still() {
  return <b id="still">{useContext(Level)}</b>
}
