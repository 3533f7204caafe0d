import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Heard = { status: number; text: string }
type Asked = { method: string; path: string; body?: object | undefined; token?: string; key?: string }

/** Each time a connection of its own, which either process may take. */
export function askAt(port: number, { method, path, body, token, key }: Asked): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(`http://127.0.0.1:${port}${path}`, {
      method,
      agent: false,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
    })
    asked.on('response', async answer => {
      let text = ''
      try {
        for await (const part of answer) text += part
        resolve({ status: answer.statusCode!, text })
      } catch (error) {
        reject(error)
      }
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

/** What is asked meanwhile is answered by another one; `late` lets this one hear what the others need of it. */
export async function without<T>(pid: number, run: () => Promise<T>, how: 'still' | 'late' = 'still') {
  process.kill(pid, 'SIGSTOP')
  const again = how === 'late' ? sleep(500).then(() => process.kill(pid, 'SIGCONT')) : null
  try {
    return await run()
  } finally {
    await again
    process.kill(pid, 'SIGCONT')
  }
}

/** The children of the first process that answer, as the kernel knows them. */
export function answeringOf(data: string): number[] {
  const first = JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')).pid
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => isOurs(pid, first))
}

function isOurs(pid: number, first: number): boolean {
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
    return parent === first && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('answering.mjs')
  } catch {
    return false
  }
}
