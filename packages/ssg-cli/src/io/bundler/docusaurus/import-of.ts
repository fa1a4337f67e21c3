/** An import in the code of a module that is made up: `importOf('Head', '@docusaurus/Head')`. */
export function importOf(names: string, module: string): string {
  return `import ${names} from ${JSON.stringify(module)}`
}

/** The same for what a module passes on: `exportOf('*', 'react-router-dom')`. */
export function exportOf(names: string, module: string): string {
  return `export ${names} from ${JSON.stringify(module)}`
}
