import styles from '!!raw-loader!./workbench.css'
import { functions, type FunctionName } from '../../../../packages/if97/src/functions.ts'
import { propertyOf } from '../../../../packages/if97/src/property-of.ts'
import type { Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import { saturated } from '../../../../packages/if97/src/state/saturated.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { addStyles } from '../../near-view.ts'
import { say } from '../../words/say.ts'
import { element } from './element.ts'
import { inputsOf } from './given.ts'
import { keptInputs, type Before } from './kept-inputs.ts'
import { steamTable } from './steam-table.ts'
import type { Options } from './start-calculator.ts'
import { rounded } from './units.ts'

addStyles(styles)

/**
 * Fill an element with the calculator of all functions, the properties of its state, and tables to take away.
 *
 * @param startCalculator makes the calculator of one function
 */
export function startWorkbench(
  host: HTMLElement,
  startCalculator: (place: HTMLElement, options: Options) => () => void,
): () => void {
  const named = new URLSearchParams(location.search).get('of')
  const first = isFunction(named) ? named : 'density'
  const names = Object.keys(functions)
  const select = element(
    'select',
    { id: 'if97-function' },
    ...names.map((name) => element('option', { value: name, selected: name === first }, name)),
  )
  const chooser = element(
    'div',
    { class: 'if97__field if97__chooser' },
    element('label', { for: 'if97-function' }, say('Function')),
    select,
  )
  const place = element('div')
  const rows = element('tbody')
  let before: Before | undefined
  const listen: Options['listen'] = (state, given) => {
    before = { state, given }
    showProperties(rows, state, inputsOf(given))
  }
  const start = (of: FunctionName) => {
    const given = before && keptInputs(before, functions[of].overloads)
    return startCalculator(place, { of, ...functions[of], listen, given })
  }
  let end = start(first)
  select.addEventListener('change', () => {
    end()
    // Its options are names of the table.
    end = start(select.value as FunctionName)
  })
  const head = ['Function', 'Value', 'Unit'].map((text) => element('th', { scope: 'col' }, say(text)))
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...head)), rows)
  host.replaceChildren(
    chooser,
    place,
    element('h2', {}, say('All properties of this state')),
    element('div', { class: 'if97__scroll', tabindex: 0, role: 'region', 'aria-label': say('Properties') }, table),
    steamTable(),
  )
  return () => end()
}

function isFunction(name: string | null): name is FunctionName {
  return name !== null && Object.hasOwn(functions, name)
}

function showProperties(rows: HTMLElement, state: WaterState | undefined, inputs: Inputs): void {
  const all = Object.entries(functions).map(([key, { unit }]) => {
    // A key of the table.
    const name = key as FunctionName
    const value = state ? valueText(name, state, { l: 5.893e-7, ...inputs }) : '–'
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, element('code', {}, ...breakable(name))),
      element('td', {}, value),
      element('td', {}, unit || '–'),
    )
  })
  rows.replaceChildren(...all)
}

/** Long names break before a word in them. */
function breakable(name: string): (Node | string)[] {
  return name.split(/(?=[A-Z])/).flatMap((word, index) => (index === 0 ? [word] : [element('wbr'), word]))
}

/**
 * A value to ten digits; a dash where the state has none: wet steam no heat capacity, steam no share of vapor. Water boils at a
 * pressure and at a temperature, also where a state is not of boiling water.
 */
export function valueText(name: FunctionName, state: WaterState, inputs: Inputs): string {
  const { pressure, temperature } = state
  try {
    if (name === 'saturationPressure') return text(saturated({ temperature }).liquid.pressure)
    if (name === 'saturationTemperature') return text(saturated({ pressure }).liquid.temperature)
    return text(propertyOf(name, state, inputs))
  } catch {
    return '–'
  }
}

const text = (value: number) => String(rounded(value, 10))
