import { loadProgram, type Purpose } from './load-program.ts'

/** Commands that go through a whole site. */
const whole: readonly Purpose[] = ['build', 'check', 'watch']

/** Run the command line. */
export async function run(): Promise<void> {
  const { program, keepCompiled } = loadProgram(whole.find((command) => command === process.argv[2]) ?? 'other')
  process.on('exit', keepCompiled)
  await program.run()
}
