import { useState } from 'react'
import { useLocation } from '@docusaurus/router'
import { Count } from '../count'

export default function Root({ children }) {
  const [count, setCount] = useState(3)
  const add = () => setCount((known) => known + 1)
  const own = <button id="own" onClick={add}>{`Root ${count}`}</button>
  return (
    <Count.Provider value={{ count, add }}>
      {children}
      {useLocation().pathname.includes('around') && own}
      {count > 4 && <p id="late">Many</p>}
    </Count.Provider>
  )
}
