import type { Log } from '~/functions/parts'

/** One JSON line per event, so that a value with a line break cannot forge another line. */
export function lineLog(write: (line: string) => void, stage: string): Log {
  const line =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      write(JSON.stringify({ at: new Date().toISOString(), level, stage, event, ...fields }, plain))
  return { info: line('info'), warn: line('warn'), error: line('error') }
}

function plain(_key: string, value: unknown) {
  if (value instanceof Error) {
    const { name, cause } = value
    const { message, frames } = withoutValues(value)
    return { name, message, stack: frames, cause }
  }
  return typeof value === 'bigint' ? String(value) : value
}

/**
 * What a statement was given is data of people and stays out of the log: drizzle writes it behind the statement, and
 * PostgreSQL quotes a value that it cannot take (class 22).
 */
export function withoutValues(error: Error): { message: string; frames: string } {
  const { message, stack = '' } = error
  const { query, code } = error as { query?: unknown; code?: unknown }
  const summary =
    typeof query === 'string'
      ? `Failed query: ${query}`
      : typeof code === 'string' && /^22...$/.test(code)
        ? message.replace(/: ".*$/s, '')
        : message
  const at = stack.indexOf(message)
  return { message: summary, frames: at < 0 ? '' : stack.slice(at + message.length).trimStart() }
}
