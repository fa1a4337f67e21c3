/**
 * Let a reader type or paste a number with its unit, `1 bar`: the unit is chosen, and the number stays. Units may be written as
 * keyboards have them, and pressures as absolute ones, which all of them are.
 */
export function readTypedUnits(text: HTMLInputElement, units: HTMLSelectElement): void {
  const read = () => {
    const [, number, name = ''] = /^([^a-z°µ%]+(?:e[-−+]?\d+)?)(.+)$/i.exec(text.value) ?? []
    // The `a` of `psia` may come when the rest was read.
    const asked = lettersOf(/^a$/i.test(name) ? units.value + name : name)
    const unit = Array.from(units.options).find(({ value }) => value !== '' && lettersOf(value) === asked)
    if (!number || !unit) return
    text.value = number.trim()
    units.value = unit.value
    text.dispatchEvent(new Event('input'))
  }
  text.addEventListener('input', read)
  read()
}

/**
 * What tells units apart.
 *
 *     lettersOf('J/(kg·K)')  // → 'j/kgk'
 *     lettersOf('psia')      // → 'psi'
 */
function lettersOf(unit: string): string {
  return unit.toLowerCase().replace(/[^a-zµ/%]|(?<=bar|psi)a$/g, '')
}
