import { showMoney } from '../kit/figures'
import { translated } from '../kit/translated'
import type { WorkItem } from '../reports/work-item'
import { detailOf, type ToldFacts, titleOf } from './told-facts'
import * as words from './words'

type Told = { title: string; detail: string | null; facts: ToldFacts | null }
const sayTitle = ({ title, facts }: Told) => (facts ? titleOf(facts) : title)
const sayDetail = ({ detail, facts }: Told) => (facts ? detailOf(facts, detail) : detail)

/** The e-mail of what was told since the last one, in the language of now: a single thing is its own subject. */
export const mailTitle = (told: readonly Told[]): string =>
  told.length === 1 ? sayTitle(told[0]!) : words.mailChanges({ count: told.length })

export const mailBody = (told: readonly Told[], publicUrl: string): string =>
  [
    ...told.map(one => {
      const why = sayDetail(one)
      return why ? `${sayTitle(one)}\n  ${words.mailReason({ why })}` : sayTitle(one)
    }),
    '',
    words.mailOpen({ url: `${publicUrl}/notifications` }),
    words.mailSettings({ url: `${publicUrl}/notifications/settings` }),
  ].join('\n')

/** The e-mail of the day: what needs the person, as their home page counts it, each with where it is done. */
export function digestBody({ work, unread }: { work: readonly WorkItem[]; unread: number }, publicUrl: string): string {
  const lines = work.map(({ label, count, more, amount, oldest, to }) => {
    const figures = `${translated(label)}: ${count}${more ? '+' : ''}${amount ? `, ${showMoney(amount)}` : ''}`
    const first = oldest ? `\n  ${words.mailOldest({ name: oldest.name })}` : ''
    return `${figures}${first}\n  ${publicUrl}${to}`
  })
  const notes = unread ? [`${words.mailUnread({ count: unread })}\n  ${publicUrl}/notifications`] : []
  return [...lines, ...notes, '', words.mailSettings({ url: `${publicUrl}/notifications/settings` })].join('\n')
}
