import { loadProgram } from './load-program.ts'

export const { build, check, defineConfig, definePlugin, nodeHost } = loadProgram('other').program.library
