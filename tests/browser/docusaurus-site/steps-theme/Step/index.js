import { useContext } from 'react'
import { Steps } from '../StepItem/steps'

/** Keeps nothing itself: what shows the doc does. */
export default function Step({ id, children }) {
  const { done } = useContext(Steps)
  return (
    <p id={id} data-done={done}>
      {children} {done}
    </p>
  )
}
