import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverBundle } from './bundle.mjs'
import { webBuild } from './web-build.mjs'

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
await Promise.all([serverBundle(), webBuild()])
