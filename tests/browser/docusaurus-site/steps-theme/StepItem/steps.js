import { createContext } from 'react'

export const Steps = createContext({ done: -1, finish: () => undefined })
