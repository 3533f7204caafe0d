import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'

export type Served = { port: number; stop(): void }

/** A server of its own process, so that measured and measuring do not share a thread. */
export function serve(script: string, env: Record<string, string>): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { PATH: process.env.PATH, ...env, NODE_ENV: 'production' } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', port => resolve({ port: Number(port), stop: () => child.kill('SIGKILL') }))
    child.once('exit', code => reject(new Error(`${script} ended with ${code}`)))
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }

export function ask(port: number, { path, method = 'GET', headers = {}, body }: Ask): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, path, method, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`${method} ${path} ${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Answers a second with so many clients asking one after the other for so long. */
export async function perSecond(seconds: number, clients: number, one: (turn: number) => Promise<unknown>) {
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let turn = 0
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      await one(turn++)
      done++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / ((performance.now() - began) / 1000)
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
