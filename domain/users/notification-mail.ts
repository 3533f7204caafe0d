import { showMoney } from '../kit/figures'
import type { WorkItem } from '../reports/work-item'

type Told = { title: string; detail: string | null }

/** The e-mail of what was told since the last one: a single thing is its own subject. */
export const mailTitle = (told: readonly Told[]): string =>
  told.length === 1 ? told[0]!.title : `${told.length} changes that concern you`

export const mailBody = (told: readonly Told[], publicUrl: string): string =>
  [
    ...told.map(({ title, detail }) => (detail ? `${title}\n  Reason: ${detail}` : title)),
    '',
    `Open: ${publicUrl}/notifications`,
    `What is sent to you: ${publicUrl}/notifications/settings`,
  ].join('\n')

/** The e-mail of the day: what needs the person, as their home page counts it, each with where it is done. */
export function digestBody({ work, unread }: { work: readonly WorkItem[]; unread: number }, publicUrl: string): string {
  const lines = work.map(({ label, count, more, amount, oldest, to }) => {
    const figures = `${label}: ${count}${more ? '+' : ''}${amount ? `, ${showMoney(amount)}` : ''}`
    const first = oldest ? `\n  Oldest: ${oldest.name}` : ''
    return `${figures}${first}\n  ${publicUrl}${to}`
  })
  const notes = unread ? [`Unread notifications: ${unread}\n  ${publicUrl}/notifications`] : []
  return [...lines, ...notes, '', `What is sent to you: ${publicUrl}/notifications/settings`].join('\n')
}
