#!/usr/bin/env node
import { run } from '../packages/ssg-cli/dist/cli.js'

await run()
