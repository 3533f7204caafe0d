/** CPU seconds of this process, all threads. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** `--name value` and bare `--flag` from the command line. */
export function options(argv: string[]) {
  const out = new Map<string, string>()
  argv.forEach((word, at) => {
    if (!word.startsWith('--')) return
    const next = argv[at + 1]
    out.set(word.slice(2), next === undefined || next.startsWith('--') ? 'yes' : next)
  })
  return out
}

/** A number the command cannot do without, or its default. */
export function numberOf(given: Map<string, string>, name: string, otherwise?: number) {
  const value = given.has(name) ? Number(given.get(name)) : otherwise
  if (value === undefined || !Number.isFinite(value)) fail(`--${name} takes a number`)
  return value as number
}

export function textOf(given: Map<string, string>, name: string) {
  const value = given.get(name)
  if (value === undefined || value === 'yes') fail(`--${name} is missing`)
  return value as string
}

export function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
