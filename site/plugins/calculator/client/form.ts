import type { InputName } from '../../../../packages/if97/src/limit-error.ts'
import { element } from './element.ts'
import { inputsOf, unitOf, type Given } from './given.ts'
import { numberOf } from './number-of.ts'
import { fromSi, inputUnits, rounded, toSi, unitsOf } from './units.ts'
import { say } from '../../words/say.ts'
import { inputName } from './words.ts'

/** What the form tells of: other inputs, or a text or unit of one. */
export interface FormEvents {
  choose(names: readonly InputName[]): void
  change(input: InputName, field: { readonly text: string; readonly unit: string }): void
}

/** The sets of inputs that a function takes, as choices. */
export function choicesOf(
  overloads: readonly (readonly InputName[])[],
  given: Given,
  choose: FormEvents['choose'],
): HTMLElement {
  const choices = overloads.map((names) => {
    const isChosen = names.join() === given.names.join()
    // Screen readers tell the title of a control, not that of its label.
    const title = names.map((input) => inputName(input)).join(', ')
    const radio = element('input', {
      type: 'radio',
      name: 'if97-inputs',
      value: names.join(),
      checked: isChosen,
      title,
    })
    radio.addEventListener('change', () => choose(names))
    return element('label', { title }, radio, element('code', {}, names.join(', ')))
  })
  return element('fieldset', { class: 'if97__choices' }, element('legend', {}, say('State given by')), ...choices)
}

/** A row of the form: label, number, unit, and the value in SI where the unit is another one. */
export function fieldOf(input: InputName, given: Given, change: FormEvents['change']): HTMLElement {
  const id = `if97-${input}`
  const text = element('input', {
    id,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: given.fields[input]?.text,
    'aria-describedby': `${id}-si if97-problem`,
  })
  const units = unitsOf(inputUnits[input])
  let from = unitOf(given, input)
  const chosen = () => units.find(([name]) => name === unit.value) ?? from
  const unit = element(
    'select',
    { 'aria-label': say('Unit of {name}', { name: inputName(input) }) },
    ...units.map(([name]) =>
      element('option', { value: name, selected: name === from[0] }, name || say('as a number')),
    ),
  )
  const inSi = element('small', { id: `${id}-si` }, siText(input, given))
  text.addEventListener('input', () => {
    from = chosen()
    change(input, { text: text.value, unit: unit.value })
  })
  // Where it does not come, a number and a unit are given as before.
  text.addEventListener('focus', () => void readTyped(text, unit).catch(() => undefined), { once: true })
  unit.addEventListener('change', () => {
    // The state stays: the number becomes that of the new unit.
    const to = chosen()
    const value = numberOf(text.value)
    if (Number.isFinite(value)) text.value = String(rounded(fromSi(toSi(value, from), to), 11))
    from = to
    change(input, { text: text.value, unit: unit.value })
  })
  const label = element('label', { for: id }, `${inputName(input)} `, element('code', {}, input))
  return element('div', { class: 'if97__field' }, label, text, unit, inSi)
}

async function readTyped(text: HTMLInputElement, units: HTMLSelectElement): Promise<void> {
  ;(await import('./typed-units.ts')).readTypedUnits(text, units)
}

/** What an input is in SI units, where it is given in others, or with a comma, which may have been meant for thousands. */
export function siText(input: InputName, given: Given): string {
  const value = inputsOf({ ...given, names: [input] })[input] ?? NaN
  const si = inputUnits[input]
  const isPlain = unitOf(given, input)[0] === si && !given.fields[input]?.text.includes(',')
  return isPlain || Number.isNaN(value) ? '' : `= ${value} ${si}`
}
