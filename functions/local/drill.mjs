import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serverBundle } from './bundle.mjs'

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { drillCommand } = await import(pathToFileURL(await serverBundle('drill')).href)
await drillCommand(process.argv.slice(2))
