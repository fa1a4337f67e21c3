import { useContext } from 'react'
import BrowserOnly from '@docusaurus/BrowserOnly'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { Steps } from './steps'

export default function Panel({ machine, path }) {
  const { done, finish } = useContext(Steps)
  const { metadata, toc } = useDoc()
  return (
    <>
      <button id="panel" onClick={finish}>{`${machine} ${done}`}</button>
      <p id="known">{`${path} ${metadata.id} ${metadata.title} ${toc.map(({ value }) => value).join()}`}</p>
      <BrowserOnly fallback={<p id="late">Loading</p>}>{() => <p id="late">{`Seen ${done}`}</p>}</BrowserOnly>
    </>
  )
}
