/**
 * The library: what config files and scripts import from `docs-build`.
 *
 * @module
 */
export { defineConfig, type UserConfig } from './1-config/define-config.ts'
export { build } from './build.ts'
export type { BuildOptions, BuildResult } from './model/build.ts'
export { check } from './check.ts'
export { nodeHost, type NodeHostOptions } from './io/node-host.ts'
export type { Config, CollectionConfig, SidebarsConfig, VersionConfig, NavbarItem } from './model/config.ts'
export type { Diagnostic } from './model/diagnostic.ts'
export type { DiagnosticCode, PluginCode, Severity } from './model/diagnostic-table.ts'
export { definePlugin } from './1-config/define-plugin.ts'
export type * from './plugin.ts'
export type * from './plugin-source.ts'
