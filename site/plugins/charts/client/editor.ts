import { element } from '../../calculator/client/element.ts'
import { isEnglish, say, sayFound } from '../../words/say.ts'
import { lineAndColumn, type Problem } from './read-properties.ts'

/** A field for the text of a configuration, in the place of its block. */
export interface Editor {
  readonly node: HTMLElement
  readonly field: HTMLTextAreaElement
  /** Show what is wrong at its line, or that nothing is. */
  show(problem: Problem | undefined): void
}

/** Make the field. `change` is told of each edit. */
export function editor(text: string, id: string, change: () => void): Editor {
  const field = element('textarea', {
    class: 'live-chart__field',
    'aria-label': say('Properties of the chart, as JSON'),
    'aria-describedby': id,
    spellcheck: 'false',
    autocapitalize: 'off',
    wrap: 'off',
    rows: text.split('\n').length,
  })
  field.value = text
  const mark = element('div', { class: 'live-chart__mark', hidden: true })
  const problemText = element('p', { id, class: 'live-chart__problem', role: 'status' })
  let marked = 0
  const place = () => {
    const style = getComputedStyle(field)
    const line = parseFloat(style.lineHeight)
    mark.style.insetBlockStart = `${parseFloat(style.paddingBlockStart) + (marked - 1) * line - field.scrollTop}px`
    mark.style.blockSize = `${line}px`
  }
  field.addEventListener('input', change)
  field.addEventListener('scroll', place)
  return {
    node: element(
      'div',
      { class: 'live-chart__editor' },
      element('div', { class: 'live-chart__sheet' }, mark, field),
      problemText,
    ),
    field,
    show(problem) {
      mark.hidden = problem === undefined
      field.setAttribute('aria-invalid', String(problem !== undefined))
      problemText.replaceChildren()
      if (!problem) return
      const [line, column] = lineAndColumn(field.value, problem.offset)
      marked = line
      place()
      const go = element(
        'button',
        { type: 'button', class: 'live-chart__go' },
        say('Line {line}, column {column}', { line, column }),
      )
      go.addEventListener('click', () => {
        field.focus()
        field.setSelectionRange(problem.offset, problem.offset + problem.length)
      })
      // What a library says may be known in English alone.
      const lang = isEnglish(problem.text) ? 'en' : undefined
      problemText.append(go, ': ', element('span', { lang }, `${sayFound(problem.text)}.`))
    },
  }
}
