/** What a refused request may leave: its own line on the trail and its counters. */
const OF_ANY_REQUEST = new Set(['audit_line', 'audit_seal', 'denial_window', 'request_limit', 'session', 'idempotency'])
const WRITES = /\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi
const NO_TABLE = /^(of|set|skip|nowait|and|or)$/i

/**
 * Listens to the statements of a house and tells which tables were changed since it was last asked. What a transaction
 * took back is no change; one question at a time, else those of others are heard too.
 */
export function changesHeard(): { hear(statement: string): void; changes(): string[] } {
  let changed = new Set<string>()
  let open: Set<string> | undefined
  return {
    hear(statement) {
      if (/^\s*begin/i.test(statement)) open = new Set()
      else if (/^\s*rollback(?! to)/i.test(statement)) open = undefined
      else if (/^\s*commit/i.test(statement)) {
        for (const table of open ?? []) changed.add(table)
        open = undefined
      } else
        for (const [, table = ''] of statement.matchAll(WRITES))
          if (!NO_TABLE.test(table) && !OF_ANY_REQUEST.has(table)) (open ?? changed).add(table)
    },
    changes() {
      const before = [...changed].sort()
      changed = new Set()
      return before
    },
  }
}
