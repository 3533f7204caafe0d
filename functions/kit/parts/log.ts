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
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
  return typeof value === 'bigint' ? String(value) : value
}
