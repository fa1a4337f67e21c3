'use client'
import { useState } from 'react'

/** Holds one of each that a reader can press, choose or type into. */
export default function Order() {
  const [pump, setPump] = useState('')
  const [unit, setUnit] = useState('bar')
  const [isUrgent, setUrgent] = useState(false)
  const [speed, setSpeed] = useState('slow')
  const [count, setCount] = useState(0)
  const [sent, setSent] = useState('nothing')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent([count, pump, unit, speed, ...(isUrgent ? ['urgent'] : [])].join(' '))
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        More ({count})
      </button>
      <label>
        Pump <input value={pump} onChange={(event) => setPump(event.target.value)} />
      </label>
      <label>
        Unit
        <select value={unit} onChange={(event) => setUnit(event.target.value)}>
          <option>bar</option>
          <option>psi</option>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={isUrgent} onChange={(event) => setUrgent(event.target.checked)} /> Urgent
      </label>
      {['slow', 'fast'].map((each) => (
        <label key={each}>
          <input type="radio" name="speed" checked={speed === each} onChange={() => setSpeed(each)} /> {each}
        </label>
      ))}
      <button>Send</button>
      <p>Sent: {sent}</p>
    </form>
  )
}
