import { loadProgram } from './load-program.ts'

export const { writeReadyMade } = loadProgram('other').program
