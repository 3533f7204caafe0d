import type { Tone } from '~/web/ui/badge'

export type ApprovalItem = {
  id: string
  version: number
  title: string
  detail: string
  /** As shown, e.g. 'S$12,340.00'. */
  amount?: string
  /** How long it waits, coloured by what was promised. */
  age?: { text: string; tone?: Tone }
  flags?: readonly string[]
  /** Why this person may not decide it; without it, they may. */
  why?: string | undefined
}

export type ApprovalView = { key: string; label: string; count?: number }
