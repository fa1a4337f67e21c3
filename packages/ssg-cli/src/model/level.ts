/** Weight of a diagnostic code, as set in the config. */
export type Level = 'ignore' | 'warn' | 'error'
