import { loadProgram } from './load-program.ts'

const { program, keepCompiled } = loadProgram('worker')
program.work(keepCompiled)
