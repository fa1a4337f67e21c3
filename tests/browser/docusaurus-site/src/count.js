import { createContext, useContext } from 'react'

export const Count = createContext({ count: -1, add: () => undefined })

export const useCount = () => useContext(Count)
