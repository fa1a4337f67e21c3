import { say } from '../../words/say.ts'
import { element } from './element.ts'
import { numberOf } from './number-of.ts'
import { tableText, type TableBy } from './table-text.ts'

/** How a table may be told: what its rows are of, and the units of its columns. */
const kinds: readonly { readonly by: TableBy; readonly label: string; readonly range: readonly string[] }[] = [
  { by: 'temperature', label: 'Saturation by temperature, °C', range: ['0', '370', '10'] },
  { by: 'pressure', label: 'Saturation by pressure, bar', range: ['1', '220', '1'] },
  { by: 'isobar', label: 'One pressure, by temperature in °C', range: ['0', '800', '20'] },
]

/** A form that makes a steam table and saves it as CSV. */
export function steamTable(): HTMLElement {
  const kind = element(
    'select',
    { id: 'if97-table' },
    ...kinds.map(({ by, label }) => element('option', { value: by }, say(label))),
  )
  const [from, to, step, pressure] = ['From', 'To', 'Step', 'Pressure in bar'].map((label, index) =>
    number(label, index),
  )
  if (!from || !to || !step || !pressure) throw new Error('Unexpected form, expected four fields')
  pressure.input.value = '10'
  const status = element('p', { role: 'status', class: 'if97__problem' })
  const save = element('button', { type: 'submit', class: 'button' }, say('Save as CSV'))
  const show = () => {
    const chosen = kinds.find(({ by }) => by === kind.value)
    ;[from, to, step].forEach(({ input }, index) => {
      input.value = chosen?.range[index] ?? ''
    })
    pressure.node.hidden = chosen?.by !== 'isobar'
  }
  kind.addEventListener('change', show)
  show()
  const choose = element('p', { class: 'if97__field' }, element('label', { for: 'if97-table' }, say('Table')), kind)
  const form = element(
    'form',
    { class: 'if97__table' },
    choose,
    from.node,
    to.node,
    step.node,
    pressure.node,
    save,
    status,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [first, last, by, bar] = [from, to, step, pressure].map(({ input }) => numberOf(input.value))
    const made = tableText(kind.value, { first, last, step: by, bar })
    if ('problem' in made) status.textContent = made.problem
    else {
      status.textContent = say('Saved {rows} rows.', { rows: made.rows })
      saveFile(`steam-${kind.value}.csv`, made.text)
    }
  })
  return element('section', { 'aria-labelledby': 'if97-table-title' }, title(), form)
}

function title(): HTMLElement {
  return element('h2', { id: 'if97-table-title' }, say('Steam table'))
}

function number(label: string, index: number) {
  const id = `if97-table-${index}`
  const input = element('input', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off' })
  return { input, node: element('p', { class: 'if97__field' }, element('label', { for: id }, say(label)), input) }
}

function saveFile(name: string, text: string): void {
  // The mark of UTF-8, without which Excel shows other signs for ° and ³.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }))
  element('a', { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
