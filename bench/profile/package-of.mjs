/**
 * Name the package that a source file belongs to; of our own sources the folder below `src`.
 *
 *     packageOf('/x/node_modules/@shikijs/core/dist/index.mjs')  // → '@shikijs/core'
 *     packageOf('/x/packages/theme/src/content/tabs.tsx')        // → 'theme/content'
 *     packageOf('/x/packages/ssg-cli/src/3-pages/link/link-doc.ts')  // → 'ssg-cli/3-pages/link'
 *     packageOf('node:fs')                                       // → 'node:fs'
 *     packageOf('wasm://wasm/001c7aca')                          // → 'WebAssembly 001c7aca'
 *
 * @param {string} file
 */
export function packageOf(file) {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)
  if (installed) return installed[1]
  const own = /packages\/([^/]+)\/src\/((?:3-pages\/)?[^/]+(?=\/))?/.exec(file)
  if (own) return own[2] ? `${own[1]}/${own[2]}` : own[1]
  if (file.startsWith('wasm:')) return `WebAssembly ${file.split('/').at(-1)}`
  return file.startsWith('node:') ? file : file.split('/').slice(-2).join('/')
}
