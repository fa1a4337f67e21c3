import { createContext, useContext, useState } from 'react'

export const Given = createContext({ name: 'none' })

export function Asking({ id }) {
  const { name } = useContext(Given)
  const [count, setCount] = useState(0)
  return (
    <button id={id} onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

export function Giving({ children }) {
  const [name, setName] = useState('start')
  return (
    <div>
      <button id="change" onClick={() => setName('changed')}>
        Change
      </button>
      <Given value={{ name }}>{children}</Given>
    </div>
  )
}
