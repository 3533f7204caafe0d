import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serverBundle } from './bundle.mjs'

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { redriveCommand } = await import(pathToFileURL(await serverBundle('redrive')).href)
await redriveCommand(process.argv.slice(2))
