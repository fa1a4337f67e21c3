import { useState } from 'react'
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client'
import Layout from '@theme/Layout'
import Copying from '../components/Copying'
import Counter from '../components/Counter'

function Collections() {
  const [isOpen, setOpen] = useState(false)
  const names = Object.entries(useAllDocsData()).map(([id, { path }]) => `${id} ${path}`)
  return <button id="collections" onClick={() => setOpen(!isOpen)}>{`${names.join()} ${isOpen}`}</button>
}

export default function Home() {
  return (
    <Layout>
      <Counter id="fourth" />
      <Collections />
      <Copying />
      <p id="marked">Marked words</p>
    </Layout>
  )
}
