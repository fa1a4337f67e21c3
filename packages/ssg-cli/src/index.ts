/**
 * The library: what config files and scripts import from `docs-build`.
 */
export { defineConfig } from './steps/1-config/define-config.ts'
export { build, type BuildOptions, type BuildResult } from './build.ts'
export { check } from './check.ts'
export { nodeHost, type NodeHostOptions } from './io/node-host.ts'
export type { Config, UserConfig, CollectionConfig, VersionConfig, NavbarItem } from './model/config.ts'
export type { Diagnostic, DiagnosticCode, Severity } from './model/diagnostic.ts'
