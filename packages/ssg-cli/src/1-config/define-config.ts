import type { UserConfig } from '../model/config.ts'

/**
 * Type the config of a site: the editor completes and checks its keys. The config itself comes back as it is.
 *
 *     export default defineConfig({
 *       title: 'My docs',
 *       url: 'https://docs.example.com',
 *       docs: { path: 'docs' },
 *     })
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
