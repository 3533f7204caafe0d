import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Signal 0 only asks; EPERM means that the process lives under another user. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, so that a number that was given to another process later is not taken for the first. */
export async function bornAt(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return (await output('ps', ['-o', 'lstart=', '-p', String(pid)])) || null
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? null
  } catch {
    return null
  }
}

export async function commandOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return output('ps', ['-o', 'command=', '-p', String(pid)])
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

export async function gone(pid: number, milliseconds: number) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) if (!isAlive(pid)) return true
  return !isAlive(pid)
}

/** What a command prints, or nothing when it fails or is not there. */
export function output(command: string, args: string[]): Promise<string> {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let printed = ''
    child.stdout.on('data', chunk => {
      printed += chunk
    })
    child.on('error', () => resolve(''))
    child.on('close', code => resolve(code === 0 ? printed.trim() : ''))
  })
}
