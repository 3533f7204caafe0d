import { createHash } from 'node:crypto'
import { canonical } from '~/domain/kit/canonical'
import type { auditLines } from './tables'

/** How lines become a chain: each hash covers the one before it. */
export const GENESIS = '0'.repeat(64)

export type Line = typeof auditLines.$inferSelect

/** The hash of a link: when and as the how-manieth line it was sealed, and the whole line with its number. */
export const linkHash = (previous: string, link: { no: number; sealedAt: Date }, line: Line): string =>
  sha256(previous, canonical([link.no, link.sealedAt.toISOString(), ...facts(line)]))

/** The hash of a seal as the releases before made it. */
export const oldSealHash = (previous: string, line: Line): string => sha256(previous, canonical(facts(line)))

const facts = (line: Line): unknown[] => [
  line.seq,
  line.at.toISOString(),
  line.actorId,
  line.actorName,
  line.sessionId,
  line.subject,
  line.subjectId,
  line.action,
  line.before,
  line.after,
  line.changed,
  line.reason,
  line.requestId,
  // Lines of before have no such time, and their hashes stay.
  ...(line.doneAt ? [line.doneAt.toISOString()] : []),
]

export function sha256(...parts: string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
