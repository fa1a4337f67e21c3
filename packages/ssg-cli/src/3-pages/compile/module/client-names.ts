/** Exports that have a meaning only in a browser, by module. Hooks with an answer for a page that is rendered are not among them. */
export const clientNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  react: named([
    'useActionState',
    'useEffect',
    'useEffectEvent',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useOptimistic',
    'useReducer',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ]),
  'react-dom': named(['useFormState', 'useFormStatus']),
  '@docusaurus/BrowserOnly': { default: 'BrowserOnly' },
  '@docusaurus/theme-common': named(['useColorMode']),
  '@docusaurus/useIsBrowser': { default: 'useIsBrowser' },
}

function named(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]))
}
