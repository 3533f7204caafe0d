import type { RecordAction } from '~/web/kit/record/record-action'

export type Letter = { id: string; version: number; title: string; status: string }

/** What may be done about letters of which nobody knows whether they arrived: somebody asks, and says. */
export const letterActions = (letters: readonly Letter[], mayMail: boolean): RecordAction[] =>
  letters
    .filter(({ status }) => status === 'uncertain')
    .flatMap(({ id: letterId, version, title }) => {
      const settle = (arrived: boolean) => ({ letterId, version: String(version), arrived: String(arrived) })
      return [
        {
          label: 'Letter arrived',
          intent: 'settle-letter',
          hidden: !mayMail,
          fields: settle(true),
          done: 'E-mail marked as sent',
          confirm: {
            title: 'Did it arrive?',
            text: `“${title}” may have been sent. Say who confirmed it.`,
            reason: true,
          },
        },
        {
          label: 'Send e-mail again',
          intent: 'settle-letter',
          hidden: !mayMail,
          fields: settle(false),
          done: 'E-mail on its way',
          confirm: {
            title: 'Send it again?',
            text: `“${title}” may have been sent. Say who told you that it did not arrive.`,
            reason: true,
          },
        },
      ]
    })

/** Where a letter is, in words. */
export function letterWords(
  { status, sentAt }: { status: string; sentAt: string | null },
  when: (at: string) => string,
) {
  if (status === 'uncertain') return 'Delivery uncertain. Ask the recipient'
  return sentAt ? when(sentAt) : 'On its way'
}
