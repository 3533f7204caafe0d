import type { ReactNode } from 'react'

export type RecordAction = {
  /** A verb with its noun: 'Hold order'. */
  label: string
  icon?: ReactNode
  /** Leads somewhere … */
  to?: string
  /** … or posts this intent with these fields to the screen's action. */
  intent?: string
  fields?: Record<string, string>
  /** Where it posts to, if not to this screen. */
  post?: string
  /** Why not now; the action stays visible and says so on hover and focus. */
  why?: string | undefined
  /** Not shown at all, e.g. for lack of the right. */
  hidden?: boolean
  /** Beside the first two, wherever it stands in the list: what people do all day takes one click. */
  pinned?: boolean
  look?: 'primary' | 'plain' | 'danger'
  /** Asks first; `reason` demands one in words, `form` are further fields. */
  confirm?: { title: string; text?: ReactNode; verb?: string; reason?: string | boolean; form?: ReactNode }
  /** What the toast says afterwards. */
  done?: string
}
