import * as z from 'zod'

/** What is wrong with the audit trail, in the order in which it is told when one line has several. */
export type Breach =
  | 'forged'
  | 'missing'
  | 'renumbered'
  | 'changed'
  | 'unlinked'
  | 'cut'
  | 'resealed'
  | 'anchor missing'
  | 'anchor changed'

/** The first line that does not fit; an anchor names the line up to which it was set. */
export type Break = { what: Breach; line: number; text: string }

/** What stands outside of the database about the head of the chain. */
export type Anchor = z.infer<typeof Anchor>
export const Anchor = z.object({
  /** Anchors count without a gap. */
  n: z.int().positive(),
  /** The link, its line and its hash; as many lines are sealed as the link has for a number. */
  no: z.int(),
  seq: z.int(),
  hash: z.string(),
  at: z.string(),
  /** The hash of the anchor before it. */
  previous: z.string().nullable(),
  /** Why the trail begins anew here, e.g. after a restore. */
  begins: z.string().optional(),
})

export type TrailProof = {
  /** How many lines are sealed, up to which one, and how many are newer. */
  sealed: number
  sealedTo: number
  sealedAt: Date | null
  unsealed: number
  /** The first broken line, as `broken` tells it. */
  brokenAt: number | null
  broken: Break | null
  head: string
  /** How many anchors were compared; the last of them says up to which line. */
  anchors: number
  anchoredTo: number | null
  anchoredAt: Date | null
  begins: string | null
  text: string
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-SG')} lines`)

/** The outcome in plain words. */
export function proofText(of: Omit<TrailProof, 'text'>): string {
  const newer = of.unsealed > 0 ? ` ${lines(of.unsealed)} not sealed yet.` : ''
  const anchored =
    of.anchoredTo === null
      ? ' Nothing is anchored outside the database yet.'
      : ` Anchored outside the database up to line ${of.anchoredTo}.`
  if (of.broken) return `The audit trail is broken at line ${of.broken.line}. ${of.broken.text}`
  return `The audit trail is complete and unchanged: ${lines(of.sealed)} sealed.${newer}${anchored}`
}
