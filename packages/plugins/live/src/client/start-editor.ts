import { coloredLines } from './colored-lines.ts'
import type { Scope } from './define-live-code.ts'
import { leaveByEscape } from './leave-by-escape.ts'
import { showResult } from './show-result.ts'

const pause = 250
let count = 0

/** Make the code of an element one that can be edited, and show its result below. Returns what ends it. */
export function startEditor(element: HTMLElement, scope: Scope): () => void {
  const code = element.querySelector('pre > code')
  if (!code) return () => undefined
  const colored = coloredLines(code)
  const help = document.createElement('p')
  help.className = 'live-code__help'
  help.id = `live-code-help-${count++}`
  help.textContent = 'Tab indents. To leave the editor, press Escape, then Tab.'
  const input = document.createElement('textarea')
  input.className = 'live-code__input'
  input.rows = 1
  input.spellcheck = false
  input.autocapitalize = 'off'
  input.setAttribute('aria-label', 'Code editor')
  input.setAttribute('aria-describedby', help.id)
  const original = code.textContent ?? ''
  input.value = original
  code.after(input)
  const reset = document.createElement('button')
  reset.type = 'button'
  reset.className = 'live-code__reset'
  reset.textContent = 'Reset'
  reset.hidden = true
  const result = document.createElement('div')
  result.className = 'live-code__result'
  result.setAttribute('role', 'group')
  result.setAttribute('aria-label', 'Result')
  const problem = document.createElement('pre')
  problem.className = 'live-code__problem'
  problem.setAttribute('role', 'status')
  code.parentElement?.after(help, reset)
  element.append(result, problem)

  const shown = showResult(result, {
    scope,
    calls: element.dataset['calls'] === 'render',
    onProblem: (text) => {
      problem.textContent = text
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  leaveByEscape(input)
  input.addEventListener('input', () => {
    code.innerHTML = colored(input.value)
    reset.hidden = input.value === original
    clearTimeout(timer)
    timer = setTimeout(() => void shown.run(input.value), pause)
  })
  reset.addEventListener('click', () => {
    input.value = original
    input.focus()
    input.dispatchEvent(new Event('input'))
  })
  void shown.run(input.value)
  return () => {
    clearTimeout(timer)
    shown.end()
    for (const part of [help, reset, input, result, problem]) part.remove()
  }
}
