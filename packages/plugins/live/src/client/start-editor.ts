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
  input.value = code.textContent ?? ''
  code.after(input)
  const result = document.createElement('div')
  result.className = 'live-code__result'
  result.setAttribute('role', 'group')
  result.setAttribute('aria-label', 'Result')
  const problem = document.createElement('pre')
  problem.className = 'live-code__problem'
  problem.setAttribute('role', 'status')
  code.parentElement?.after(help)
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
    clearTimeout(timer)
    timer = setTimeout(() => void shown.run(input.value), pause)
  })
  void shown.run(input.value)
  return () => {
    clearTimeout(timer)
    shown.end()
    for (const part of [help, input, result, problem]) part.remove()
  }
}
