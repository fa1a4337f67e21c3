import type { Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import { expressionCall, pythonCall } from './call-text.ts'
import { element } from './element.ts'

/** The same calculation as code, ready to copy. */
export interface Calls {
  readonly node: HTMLElement
  /** Show the calls with these inputs, or none. */
  show(name: string, inputs: Inputs | undefined): void
}

/** Make the lines of code. */
export function callsOf(): Calls {
  const python = lineOf('Python')
  const expression = lineOf('Expression')
  return {
    node: element('div', { class: 'if97__calls' }, python.node, expression.node),
    show(name, inputs) {
      python.show(inputs && pythonCall(name, inputs))
      expression.show(inputs && expressionCall(name, inputs))
    },
  }
}

function lineOf(language: string) {
  const code = element('code', { tabindex: 0, role: 'group', 'aria-label': language })
  const button = element('button', { type: 'button', class: 'button', 'aria-label': `Copy ${language}` }, 'Copy')
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent ?? '').then(() => {
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 2000)
    })
  })
  const label = element('span', {}, language)
  return {
    node: element('div', { class: 'if97__call' }, label, code, button),
    show(text: string | undefined) {
      code.textContent = text ?? ''
      button.disabled = text === undefined
    },
  }
}
