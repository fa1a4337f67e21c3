import React, { Component, memo, useEffect, useRef, useState } from 'react'
import ReactDOM, { findDOMNode as nodeOf } from 'react-dom'

const Word = ({ text, tone }) => <b className={tone}>{text}</b>
Word.defaultProps = { text: 'default', tone: 'calm' }
const Kept = memo(Word)
const makeWord = React.createFactory(Word)
const Late = React.lazy(() => Promise.resolve({ default: Word }))

class Found extends Component {
  componentDidMount() {
    nodeOf(this).dataset.found = this.props.name
  }

  render() {
    return this.props.children
  }
}

export function Words() {
  return (
    <p id="words">
      <Word tone={undefined} /> {React.createElement(Kept, { text: 'kept' })} {makeWord({ text: 'made' })}{' '}
      {React.cloneElement(<Word text="first" />, { text: undefined })}
    </p>
  )
}

export default function Older({ id, start }) {
  const [count, setCount] = useState(start)
  const box = useRef(null)
  useEffect(() => {
    const node = box.current
    ReactDOM.render(<Word text={`drawn ${count}`} />, node, () => (node.dataset.told = count))
  }, [count])
  useEffect(() => {
    const node = box.current
    return () => ReactDOM.unmountComponentAtNode(node)
  }, [])
  return (
    <div>
      <Found name="button">
        <button id={id} onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </Found>
      <React.Suspense fallback={null}>
        <span id="late-word">{count > 1 && <Late />}</span>
      </React.Suspense>
      <div id="drawn" ref={box} />
    </div>
  )
}
Older.defaultProps = { start: 1 }
