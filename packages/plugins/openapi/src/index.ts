import { fileURLToPath } from 'node:url'
import type { Plugin, PluginFactory } from 'docs-build'
import { apiOptions, type OpenApiOptions } from './options.ts'
import { apiSource } from './source.ts'

export type { OpenApiOptions, SampleLanguage } from './options.ts'

/**
 * Make pages for an API of its OpenAPI description, or for several.
 *
 *     plugins: [['@docs-build/plugin-openapi', { description: 'openapi.yaml' }]]
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
const openapi: PluginFactory<OpenApiOptions | readonly OpenApiOptions[]> = (_, options): Plugin => {
  const all = Array.isArray(options) ? options : [options]
  return {
    name: 'openapi',
    sources: all.map((one: OpenApiOptions) => apiSource(apiOptions(one))),
    styles: [fileURLToPath(new URL('../src/styles.css', import.meta.url))],
  }
}

export default openapi
