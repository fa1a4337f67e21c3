/** An import in the code of a module that is made up: `importOf('Head', '@docusaurus/Head')`. */
export function importOf(names: string, module: string): string {
  return `import ${names} from ${JSON.stringify(module)}`
}
