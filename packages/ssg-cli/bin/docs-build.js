#!/usr/bin/env node
import module from 'node:module'

// Compiled code of an earlier run, from Node 22 on.
module.enableCompileCache?.()
const { run } = await import('../dist/cli.js')
await run()
