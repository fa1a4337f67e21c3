import { fileURLToPath } from 'node:url'
import type { Plugin, PluginFactory } from 'docs-build'
import { allOptions, type OpenApiOptions } from './options.ts'
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
  return {
    name: 'openapi',
    sources: allOptions(options).map(apiSource),
    styles: [fileURLToPath(new URL('../src/styles.css', import.meta.url))],
  }
}

export default openapi
