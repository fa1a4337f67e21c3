import { loadProgram } from './load-program.ts'

export const { build, check, defineConfig, nodeHost } = loadProgram('other').program.library
