import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hashOf, onceFor } from './sources.mjs'

const SOURCES = ['web', 'domain', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

/** True when the web was built now, false when the build at hand is of the same sources. */
export function webBuild() {
  return onceFor(hashOf(SOURCES), join('build', '.sources'), run)
}

function run() {
  const remix = join('node_modules', '@remix-run', 'dev', 'dist', 'cli.js')
  const child = spawn(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed += chunk
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code =>
      code === 0
        ? resolve()
        : reject(new Error(`The web could not be built:\n${printed.split('\n').slice(0, 25).join('\n')}`)),
    )
  })
}
