/**
 * The browser's code of a plugin: its modules, told of each page that a reader comes to. The theme says so by two events of
 * the window, `docs-build:route-update` and `docs-build:route-did-update`; a theme that goes from page to page without a load
 * and sends none leaves the modules with their first page.
 */
export function clientCode(modules: readonly string[]): string {
  const names = modules.map((_, index) => `module${index}`)
  return `${modules.map((file, index) => `import * as ${names[index]} from ${JSON.stringify(`./${file}`)}`).join('\n')}
const guarded = (task) => { try { return task() } catch (error) { console.error(error) } }
const each = (hook, change) => [${names.join(', ')}].flatMap((module) => guarded(() => module[hook]?.(change)) ?? [])
const left = []
addEventListener('docs-build:route-update', ({ detail }) => left.push(...each('onRouteUpdate', detail)))
addEventListener('docs-build:route-did-update', ({ detail }) => {
  left.splice(0).forEach(guarded)
  each('onRouteDidUpdate', detail)
})
const { pathname, search, hash } = location
each('onRouteDidUpdate', { location: { pathname, search, hash }, previousLocation: null })
`
}
