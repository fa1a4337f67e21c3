import { beforeAll, expect, test } from 'vitest'
import { latex, mathml } from '../math.ts'
import { mathText } from './math-text.ts'

beforeAll(() => latex.load())

test.each([
  [String.raw`\lambda`, 'λ'],
  [String.raw`\mathrm{Pr} = \frac{\eta c_p}{\lambda}`, 'Pr = ηcp/λ'],
  [String.raw`\frac{\frac{a}{b}}{c+d}`, 'a/b/c+d'],
  [String.raw`10\,\mathrm{kg/m^3}`, '10 kg/m3'],
  [String.raw`\text{heat flow}~\sin x`, 'heat flow sin x'],
  [String.raw`a & b < c`.replace('& ', ''), 'ab < c'],
  [String.raw`\begin{cases} a & x \ge 1 \\ b & x \to 0 \end{cases}`, '{ a x ≥ 1 b x → 0'],
])('%s reads %s', (formula, expected) => {
  const made = mathml(formula, 'inline')
  expect('html' in made && mathText(made.html)).toBe(expected)
})
