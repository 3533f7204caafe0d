import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Runs on any Node from 20: it only finds the right Node, makes the server bundle and hands over to it.
process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const bundledNode = join('node_modules', '.bin', 'node')
const handedOver = process.env.PORTAL_NODE === 'given'
const dev = process.argv.includes('--dev')
// React takes its fast or its checking build by this name when it is loaded; the command alone says which, whatever the
// shell has set for other programs.
process.env.NODE_ENV = dev ? 'development' : 'production'

// What is typed and not understood starts nothing: it would be a portal on the default port with the default data.
const asked = process.argv.slice(2).filter(each => each !== '--dev')
if (asked.length > 0) {
  console.log(
    'npm start takes no arguments. PORT chooses the port, PORTAL_DATA the folder of the data; README lists every setting.',
  )
  process.exitCode = asked.every(each => each === '--help' || each === '-h') ? 0 : 2
} else if (!existsSync('node_modules')) stop('The packages are not installed; run "npm ci" first.')
else if (isRight(process.versions.node)) await start()
else if (!handedOver && existsSync(bundledNode)) handOver(bundledNode, [])
else if (!handedOver && isUsable(process.versions.node)) handOver(process.execPath, ['--experimental-sqlite'])
else stop(`Node ${process.versions.node} is too old for this machine's packages; install Node 22.12 or newer.`)

async function start() {
  try {
    const { serverBundle } = await import('./bundle.mjs')
    const bundle = await serverBundle()
    // What was compiled once is read by the next start; the folder goes with the code that it was made of.
    module.enableCompileCache?.(join(dirname(bundle), 'compiled'))
    const { start } = await import(pathToFileURL(bundle).href)
    await start({ dev })
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') stop(`A package is missing (${error.message}); run "npm ci" again.`)
    else stop(error?.stack ?? String(error))
  }
}

/** From 22.13 on Node has SQLite without a switch, which the embedded queue keeps its messages in. */
function isRight(version) {
  const [major, minor] = version.split('.').map(Number)
  return (
    major > 22 || (major === 22 && minor >= 13) || (major === 22 && process.execArgv.includes('--experimental-sqlite'))
  )
}

function isUsable(version) {
  const [major, minor] = version.split('.').map(Number)
  return major === 22 && minor >= 12
}

/** The other Node ends with this one, also when this one is killed: its channel closes then. */
function handOver(node, flags) {
  const child = spawn(node, [...flags, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORTAL_NODE: 'given' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', error =>
    stop(`Node could not be started from ${node} (${error.code}); install Node 22.12 or newer.`),
  )
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
