import { definePlugin } from 'docs-build'
import { insertCalculator } from './insert-calculator.ts'

/** Puts a calculator on the page of each function of `system.thermo.if97`, and lets other pages ask for one. */
export default definePlugin({
  name: 'calculator',
  remark: [insertCalculator],
  styles: ['./plugins/calculator/calculator.css'],
  client: ['./plugins/calculator/client/define.ts'],
})
