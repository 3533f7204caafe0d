import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serverBundle } from './bundle.mjs'

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { rotateCommand } = await import(pathToFileURL(await serverBundle('rotate')).href)
rotateCommand()
