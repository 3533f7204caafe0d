import { readFileSync } from 'node:fs'
import { EngineeringFault } from '~/domain/kit/fault'

/** Values of `--name value` pairs; a missing needed name ends the command with how to call it. */
export function optionsOf(needed: readonly string[], usage: string): Record<string, string> {
  const words = process.argv.slice(2)
  const options: Record<string, string> = {}
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]!
    if (!name.startsWith('--') || words[at + 1] === undefined) stop(`Cannot read "${name}". ${usage}`)
    options[name.slice(2)] = words[at + 1]!
  }
  for (const name of needed) if (!options[name]) stop(`--${name} is missing. ${usage}`)
  return options
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return stop(`Cannot read ${file}`)
  }
}

/** Runs a command; a named fault is told in one line and ends it with code 1. */
export function command(run: () => void): void {
  try {
    run()
  } catch (error) {
    if (error instanceof EngineeringFault) stop(`${error.fault}: ${error.message}`)
    throw error
  }
}

/** Processor seconds of this process since a mark. */
export function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
