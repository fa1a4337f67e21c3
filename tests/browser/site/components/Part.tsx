export default function Part() {
  return <p>A part that came later</p>
}
