import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serverBundle } from './bundle.mjs'

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { backupCommand } = await import(pathToFileURL(await serverBundle('backup')).href)
await backupCommand(process.argv.slice(2))
