import { describe, expect, test } from 'vitest'
import { applyPolicy } from './policy.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

const link: Diagnostic = { code: 'broken-link', severity: 'error', message: 'link' }
const anchor: Diagnostic = { code: 'broken-anchor', severity: 'warning', message: 'anchor' }
const lenient = { strict: false }

describe('the levels of the config', () => {
  test('drop what is ignored', () => {
    expect(applyPolicy([link, anchor], { 'broken-link': 'ignore' }, lenient)).toEqual({
      diagnostics: [anchor],
      ok: true,
    })
  })

  test('make an error a warning', () => {
    expect(applyPolicy([link], { 'broken-link': 'warn' }, lenient)).toEqual({
      diagnostics: [{ ...link, severity: 'warning' }],
      ok: true,
    })
  })

  test('make a warning an error', () => {
    expect(applyPolicy([anchor], { 'broken-anchor': 'error' }, lenient)).toEqual({
      diagnostics: [{ ...anchor, severity: 'error' }],
      ok: false,
    })
  })

  test('leave a finding that is milder than its code as it is, unless they make it a warning or ignore it', () => {
    const mild: Diagnostic = { code: 'bundle-error', severity: 'warning', message: 'css' }
    expect(applyPolicy([mild], { 'bundle-error': 'error' }, lenient)).toEqual({ diagnostics: [mild], ok: true })
    expect(applyPolicy([mild], { 'bundle-error': 'ignore' }, lenient).diagnostics).toEqual([])
  })

  test('leave a code that they do not name as it is', () => {
    expect(applyPolicy([link], { 'broken-anchor': 'error' }, lenient)).toEqual({ diagnostics: [link], ok: false })
  })
})

describe('a strict command', () => {
  test('fails with warnings, which stay warnings', () => {
    expect(applyPolicy([anchor], {}, { strict: true })).toEqual({ diagnostics: [anchor], ok: false })
  })

  test('succeeds when all is ignored', () => {
    expect(applyPolicy([link], { 'broken-link': 'ignore' }, { strict: true })).toEqual({ diagnostics: [], ok: true })
  })
})
