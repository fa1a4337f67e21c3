import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clientModule } from './client-module.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-live-'))
const context = { siteDir, workDir: join(siteDir, '.work'), version: '0.1.0' }
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

test('the module of pages loads what the code knows with the first editor', () => {
  const path = JSON.stringify(join(siteDir, 'src/scope.tsx'))
  expect(readFileSync(clientModule(context, './src/scope.tsx'), 'utf8')).toContain(`async () => import(${path})`)
  const ofTheme = clientModule(context, '@theme/ReactLiveScope')
  expect(readFileSync(ofTheme, 'utf8')).toContain('async () => import("@theme/ReactLiveScope")')
  expect(readFileSync(clientModule(context, undefined), 'utf8')).toContain('async () => ({})')
})
