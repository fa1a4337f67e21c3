import Link from '@docusaurus/Link'
import Counter from '../components/Counter'

export default function Whole() {
  return (
    <main>
      <Counter id="fifth" />
      <Link to="/docs/">Docs</Link>
    </main>
  )
}
