import type { Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import { expressionCall, pythonCall } from './call-text.ts'
import { say } from '../../words/say.ts'
import { copyText } from '../../near-view.ts'
import { element } from './element.ts'

/** The same calculation as code, ready to copy. */
export interface Calls {
  readonly node: HTMLElement
  /** Show the calls with these inputs, or none. */
  show(name: string, inputs: Inputs | undefined): void
}

/** Make the lines of code. */
export function callsOf(): Calls {
  const lines = [lineOf('Python', pythonCall), lineOf('Expression', expressionCall)]
  return {
    node: element('div', { class: 'if97__calls' }, ...lines.map(({ node }) => node)),
    show: (name, inputs) => lines.forEach((line) => line.show(name, inputs)),
  }
}

function lineOf(language: string, textOf: typeof pythonCall): Calls {
  const code = element('code', { tabindex: 0, role: 'group', 'aria-label': language })
  const button = element(
    'button',
    { type: 'button', class: 'button', 'aria-label': say('Copy {name}', { name: language }) },
    say('Copy'),
  )
  const told = element('output', { class: 'visually-hidden' })
  button.addEventListener('click', async () => {
    if (!(await copyText(code.textContent))) return
    told.textContent = button.textContent = say('Copied')
    setTimeout(() => (button.textContent = say('Copy')), 2000)
  })
  return {
    node: element('div', { class: 'if97__call' }, element('span', {}, language), code, button, told),
    show(name, inputs) {
      code.textContent = inputs ? textOf(name, inputs) : ''
      button.disabled = !inputs
    },
  }
}
