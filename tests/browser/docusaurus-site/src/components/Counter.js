import { useState } from 'react'
import { useCount } from '../count'

export default function Counter({ id }) {
  const { count, add } = useCount()
  const [own, setOwn] = useState(0)
  const click = () => {
    add()
    setOwn(own + 1)
  }
  return <button id={id} onClick={click}>{`${count} ${own}`}</button>
}
