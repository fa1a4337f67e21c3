/** The scale of an instrument, which ends the head of the home page: a tick for each unit, a longer one for every fifth. */
export default function Scale() {
  return (
    <svg width="100%" height="28" aria-hidden="true">
      <pattern id="scale" width="60" height="12" patternUnits="userSpaceOnUse">
        <path d="M12.5 6v6M24.5 6v6M36.5 6v6M48.5 6v6" stroke="var(--color-control)" />
        <path d="M.5 0v12" stroke="var(--color-accent)" />
      </pattern>
      <rect width="100%" height="12" fill="url(#scale)" />
    </svg>
  )
}
