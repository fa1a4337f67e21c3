import { localTime } from '../text/modules/environment-names.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The environment of this process, and what code of sites may ask of it besides: its time zone and its language. */
export function machineEnvironment(env: Environment = process.env): Environment {
  return {
    ...env,
    get [localTime]() {
      const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()
      return `${timeZone} ${locale}`
    },
  }
}
