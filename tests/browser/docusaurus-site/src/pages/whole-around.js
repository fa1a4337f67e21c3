import Counter from '../components/Counter'

export default function Whole() {
  return (
    <main>
      <Counter id="fifth" />
    </main>
  )
}
