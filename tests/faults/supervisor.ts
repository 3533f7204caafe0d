import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const FOLDER = join('.cache', 'faults')
/** Long enough to end a write. */
const AWAKE_MS = 300

type Program = 'portal-child' | 'consumer-child' | 'migrate-child' | 'lock-child'

type Ward = {
  /** The program, beside this file. */
  name: Program
  env: Record<string, string>
  /** What the next one is told when its turn comes; it answers `listening`. */
  orders: () => number | string | Promise<number>
  heard?: (child: ChildProcess, said: unknown) => void
}

/** Keeps a program of the portal alive: when it is killed, the next process is loaded already and takes over. */
export async function supervise({ name, env, orders, heard }: Ward) {
  const script = await bundled(name)
  const errors: string[] = []
  /** Processes that ended though nobody killed them. */
  const fellOver: string[] = []
  const killed = new WeakSet<ChildProcess>()
  const spare = () => {
    const child = spawn(process.execPath, [script], {
      env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child.stderr!.on('data', chunk => errors.push(String(chunk)))
    child.once('exit', code => {
      if (!killed.has(child)) fellOver.push(`${name} ended with ${code}`)
    })
    return { child, loaded: told(child, 'loaded') }
  }
  let next = spare()
  let running = await takeOver()

  async function takeOver(): Promise<ChildProcess> {
    const { child, loaded } = next
    await loaded
    if (heard) child.on('message', said => heard(child, said))
    child.send(await orders())
    await told(child, 'listening')
    next = spare()
    return child
  }

  return {
    errors,
    fellOver,
    /** No signal handler runs, nothing is flushed: the process is gone. */
    async kill(): Promise<void> {
      await next.loaded
      const gone = new Promise(resolve => running.once('exit', resolve))
      killed.add(running)
      running.kill('SIGKILL')
      await gone
      running = await takeOver()
    },
    /**
     * The process stops where it is, as when its machine sleeps, and another takes over. What comes back wakes it: it goes
     * on with what it had begun, for which somebody else was asked in the meantime, and is gone a moment later.
     */
    async freeze(): Promise<() => Promise<void>> {
      await next.loaded
      const frozen = running
      killed.add(frozen)
      frozen.kill('SIGSTOP')
      running = await takeOver()
      return async () => {
        frozen.kill('SIGCONT')
        await new Promise(resolve => setTimeout(resolve, AWAKE_MS))
        const gone = new Promise(resolve => frozen.once('exit', resolve))
        frozen.kill('SIGKILL')
        await gone
      }
    },
    stop() {
      // The spare may still be loading; nobody waits for it any more.
      next.loaded.catch(() => {})
      for (const child of [running, next.child]) {
        killed.add(child)
        child.kill('SIGKILL')
      }
      rmSync(script, { force: true })
    },
  }
}

function told(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', said => said === word && resolve())
    child.once('exit', code => reject(new Error(`The process ended before it was ${word}: ${code}`)))
  })
}

export async function bundled(name: Program): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  const outfile = join(FOLDER, `${name}-${process.pid}.cjs`)
  await build({
    entryPoints: [`tests/faults/${name}.ts`],
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
