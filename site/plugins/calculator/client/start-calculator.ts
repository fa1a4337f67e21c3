import type { Function97, FunctionName } from '../../../../packages/if97/src/functions.ts'
import type { InputName } from '../../../../packages/if97/src/limit-error.ts'
import { stateAt } from '../../../../packages/if97/src/state/state-at.ts'
import { statesOfPairs } from '../../../../packages/if97/src/state/states-of-pairs.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { sayNotLoaded } from '../../near-view.ts'
import { say } from '../../words/say.ts'
import { callsOf, type Calls } from './calls.ts'
import { diagram } from './diagram.ts'
import { element } from './element.ts'
import { choicesOf, fieldOf, siText } from './form.ts'
import {
  fieldsOf,
  fieldsOfPoint,
  firstFields,
  isForWet,
  inputsOf,
  readAddress,
  unitOf,
  writeAddress,
  type Given,
} from './given.ts'
import { resultText } from './result-text.ts'
import { stateFrom } from './state-from.ts'
import { fromSi, rounded, unitsOf } from './units.ts'
import { valueFrom } from './value-from.ts'
import { inputName, problemText, regionText } from './words.ts'

/** How long a reader pauses before a result is told, in ms: not at each key. */
const pause = 200

/** Who is told of each state: the page of all functions has more to show. */
export type Listener = (state: WaterState | undefined, given: Given) => void

/** A function, and where it is shown. */
export interface Options extends Function97 {
  readonly of: FunctionName
  /** Told where the address names the function too, and more than its result is shown. */
  readonly listen?: Listener
  /** What was given for another function, before what the address says. */
  readonly given?: Given | undefined
}

/** Make an element the calculator of the function that it describes, or of all. Returns what ends it. */
export function startCalculator(host: HTMLElement): () => void {
  const { of, unit = '', overloads = '' } = host.dataset
  // The build writes names of the table, and the inputs that it has.
  if (of) return calculate(host, { of, unit, overloads: overloads.split(' ').map((set) => set.split(',')) } as Options)
  let end: (() => void) | undefined
  import('./workbench.ts')
    .then(({ startWorkbench }) => {
      if (host.isConnected) end = startWorkbench(host, calculate)
    })
    .catch((error: unknown) => sayNotLoaded(host, error))
  return () => end?.()
}

function calculate(host: HTMLElement, options: Options): () => void {
  const calculator = new Calculator(host, options)
  return () => calculator.end()
}

class Calculator {
  readonly #host: HTMLElement
  readonly #of: FunctionName
  /** The function, where nothing else is asked of a state. */
  readonly #alone: FunctionName | undefined
  readonly #options: Options
  readonly #fields = element('div', { class: 'if97__fields' })
  readonly #result = element('output', { class: 'if97__result' })
  readonly #problem = element('p', { class: 'if97__problem', id: 'if97-problem', role: 'status' })
  readonly #calls: Calls = callsOf()
  readonly #diagram = diagram((pressure, temperature) => this.#choosePoint(pressure, temperature))
  #given: Given
  /** What the reader gave last. Other inputs tell the same state less exactly. */
  #told: Given
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = 0

  constructor(host: HTMLElement, options: Options) {
    this.#host = host
    this.#of = options.of
    this.#options = options
    this.#alone = options.listen ? undefined : options.of
    const { overloads, given } = options
    const first = { names: overloads[0] ?? [], fields: firstFields(options.of) }
    this.#told = this.#given = given ?? readAddress(location.search, overloads, first)
    const hint = element('p', { class: 'if97__hint', id: 'if97-hint' }, say('Click, or press arrow keys, for a state.'))
    const side = element('div', { class: 'if97__side' }, this.#diagram.node, hint)
    const choices = choicesOf(overloads, this.#given, (names) => void this.#chooseInputs(names))
    const form = element('div', { class: 'if97__form' }, choices, this.#fields, this.#result, this.#problem)
    const title = element('h2', { class: 'if97__title' }, say('Calculate {name}', { name: options.of }))
    const section = element(
      'section',
      { class: 'if97', 'aria-label': say('Calculator') },
      title,
      form,
      side,
      this.#calls.node,
    )
    host.replaceChildren(section)
    this.#showFields()
    if (given) this.#changed()
    else void this.#calculate()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#turn++
    this.#host.replaceChildren()
  }

  #showFields(): void {
    const change = (input: InputName, field: { readonly text: string; readonly unit: string }) => {
      this.#give({ ...this.#given.fields, [input]: field })
      const inSi = this.#fields.querySelector(`#if97-${input}-si`)
      if (inSi) inSi.textContent = siText(input, this.#given)
      this.#changed()
    }
    this.#fields.replaceChildren(...this.#given.names.map((input) => fieldOf(input, this.#given, change)))
  }

  #give(fields: Given['fields']): void {
    this.#told = this.#given = { names: this.#given.names, fields }
  }

  #changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const name = this.#alone ? undefined : this.#of
      history.replaceState(history.state, '', writeAddress(location.search, this.#given, name) + location.hash)
      void this.#calculate()
    }, pause)
  }

  /** The state stays, told by other inputs. */
  async #chooseInputs(names: readonly InputName[]): Promise<void> {
    clearTimeout(this.#timer)
    const turn = ++this.#turn
    const told = this.#told
    const state = await stateFrom(inputsOf(told), this.#alone).catch(() => undefined)
    if (turn !== this.#turn) return
    const fields = state && names.join() !== told.names.join() ? fieldsOf(told, state) : told.fields
    this.#given = { names, fields }
    this.#showFields()
    this.#changed()
  }

  #choosePoint(pressure: number, temperature: number): void {
    const state = this.#stateNear(pressure, temperature)
    // Beyond the formulation the fields say what was clicked, and the problem says which limit it is.
    const fields = state ? fieldsOf(this.#given, state) : fieldsOfPoint(this.#given, pressure, temperature)
    this.#give(fields)
    this.#showFields()
    this.#changed()
  }

  #stateNear(pressure: number, temperature: number): WaterState | undefined {
    try {
      // A function of wet steam takes the point of the saturation line at this temperature.
      return isForWet(this.#of) ? statesOfPairs['t,x']?.({ t: temperature, x: 0.5 }) : stateAt(pressure, temperature)
    } catch {
      return undefined
    }
  }

  async #calculate(): Promise<void> {
    const turn = ++this.#turn
    const inputs = inputsOf(this.#given)
    let state: WaterState | undefined
    try {
      const wrong = this.#given.names.find((input) => !Number.isFinite(inputs[input]))
      if (wrong !== undefined)
        return this.#showProblem(say('{name}: type a number.', { name: inputName(wrong) }), wrong)
      state = await stateFrom(inputs, this.#alone)
      const value = await valueFrom(this.#of, state, inputs)
      if (turn !== this.#turn) return
      this.#showResult(value, state)
      this.#calls.show(this.#of, inputs)
      this.#options.listen?.(state, this.#given)
    } catch (error) {
      if (turn !== this.#turn) return
      const { text, input } = problemText(error, (name) => unitOf(this.#given, name)[0])
      this.#showProblem(text, input, state)
    }
  }

  #showResult(value: number, state: WaterState): void {
    const { unit } = this.#options
    // A number without a unit is no share of anything: that of the vapor stands with the region.
    const others = unit === '' ? [] : unitsOf(unit).slice(1)
    const also = others.map((other) => `${rounded(fromSi(value, other), 7)} ${other[0]}`)
    this.#result.replaceChildren(
      element('strong', {}, resultText(this.#of, unit, value)),
      element(
        'span',
        {},
        this.#of === 'thermalDiffusivity'
          ? say('1000 times {value}', { value: `${rounded(value, 7)} ${unit}` })
          : also.join(' · '),
      ),
      element('span', {}, regionText(state)),
    )
    this.#mark(undefined)
    this.#problem.textContent = this.#given.note ?? ''
    this.#diagram.show(state)
  }

  /** A state may be known that has no such value. */
  #showProblem(text: string, input: InputName | undefined, state?: WaterState): void {
    this.#result.replaceChildren()
    this.#problem.textContent = text
    this.#mark(input)
    this.#diagram.show(state)
    this.#calls.show(this.#of, undefined)
    this.#options.listen?.(state, this.#given)
  }

  #mark(wrong: InputName | undefined): void {
    for (const field of this.#fields.querySelectorAll('input'))
      field.setAttribute('aria-invalid', String(field.id === `if97-${wrong}`))
  }
}
