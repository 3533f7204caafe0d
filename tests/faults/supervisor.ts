import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const FOLDER = join('.cache', 'faults')

/** Keeps the API alive on one port: when it is killed, the next process is loaded already and listens. */
export async function supervise(env: Record<string, string>, port: number) {
  const script = await bundled()
  const errors: string[] = []
  const spare = () => {
    const child = spawn(process.execPath, [script], {
      env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child.stderr!.on('data', chunk => errors.push(String(chunk)))
    return { child, loaded: told(child, 'loaded') }
  }
  let next = spare()
  let running = await takeOver()

  async function takeOver(): Promise<ChildProcess> {
    const { child, loaded } = next
    await loaded
    child.send(port)
    await told(child, 'listening')
    next = spare()
    return child
  }

  return {
    errors,
    /** No signal handler runs, nothing is flushed: the process is gone. */
    async kill(): Promise<void> {
      await next.loaded
      const gone = new Promise(resolve => running.once('exit', resolve))
      running.kill('SIGKILL')
      await gone
      running = await takeOver()
    },
    stop() {
      for (const child of [running, next.child]) child.kill('SIGKILL')
      rmSync(script, { force: true })
    },
  }
}

function told(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', said => said === word && resolve())
    child.once('exit', code => reject(new Error(`The API ended before it was ${word}: ${code}`)))
  })
}

async function bundled(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  const outfile = join(FOLDER, `portal-child-${process.pid}.cjs`)
  await build({
    entryPoints: ['tests/faults/portal-child.ts'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    external: ['pg-native'],
    logLevel: 'error',
  })
  return outfile
}
