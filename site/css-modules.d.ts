/** CSS modules: class name as written → class name in the page. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

/** The text of a file. */
declare module '!!raw-loader!*' {
  const text: string
  export default text
}
