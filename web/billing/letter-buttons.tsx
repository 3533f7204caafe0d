import type { ReactNode } from 'react'
import { hasIt } from '~/domain/billing/reminder'
import { showDateTime } from '~/web/kit/dates'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Card } from '~/web/ui/card'
import { Checkbox, Input, Select } from '~/web/ui/input'

export type Letter = { id: string; version: number; title: string; status: string; recipients?: readonly string[] }

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
  if (status === 'failed') return 'Not sent. Send it again'
  if (sentAt) return when(sentAt)
  return status === 'sent' ? 'Sent' : 'On its way'
}

type Contact = { id: string; name: string; jobTitle: string | null; email: string | null }

/** What the dialog to send an e-mail again posted, as its call takes it: contacts that are ticked and what was typed. */
export const sendAgainOf = (fields: Record<string, string>) => ({
  letterId: fields.letterId ?? '',
  contactIds: Object.keys(fields).flatMap(name => (name.startsWith('to.') ? [name.slice('to.'.length)] : [])),
  addresses: (fields.addresses ?? '').split(/[\s,;]+/).filter(Boolean),
})

/** The last e-mail that left, once more, to whom one chooses: those who had it last are ticked. */
export function sendAgainActions(
  letters: readonly Letter[],
  contacts: readonly Contact[],
  mayMail: boolean,
): RecordAction[] {
  const sent = letters.filter(({ status }) => status === 'sent' || status === 'failed')
  const reachable = contacts.filter(({ email }) => email)
  const had = new Set(sent.at(-1)?.recipients)
  if (!sent.length) return []
  return [
    {
      label: 'Send again',
      intent: 'send-again',
      hidden: !mayMail,
      done: 'E-mail on its way',
      confirm: {
        title: 'Send an e-mail again',
        text: 'Each time is kept in the history with its recipients.',
        verb: 'Send again',
        form: (
          <div className="grid gap-3">
            <Choice name="letterId" label="E-mail">
              {sent.toReversed().map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Choice>
            {reachable.length > 0 && (
              <fieldset className="grid gap-1.5 text-table">
                <legend className="mb-1 font-semibold">To</legend>
                {reachable.map(({ id, name, email }) => (
                  <label key={id} htmlFor={`again-${id}`} className="flex items-center gap-2">
                    <Checkbox id={`again-${id}`} name={`to.${id}`} defaultChecked={had.has(email!)} />
                    <span className="min-w-0 break-words">
                      {name} <span className="text-muted">{email}</span>
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            <label htmlFor="again-addresses" className="grid gap-1 text-table">
              <span className="font-semibold">{reachable.length ? 'Other addresses' : 'To'}</span>
              <Input id="again-addresses" name="addresses" placeholder="name@company.com, …" />
            </label>
          </div>
        ),
      },
    },
  ]
}

const Choice = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => (
  <label htmlFor={`again-${name}`} className="grid gap-1 text-table">
    <span className="font-semibold">{label}</span>
    <Select id={`again-${name}`} name={name}>
      {children}
    </Select>
  </label>
)

/** Every e-mail that left, when and to whom. */
export const EmailsSent = ({
  letters,
}: {
  letters: readonly (Letter & { recipients: readonly string[]; sentAt: string | null })[]
}) => (
  <Card title="E-mails sent">
    {letters.length === 0 && <p className="text-muted text-table">No e-mails sent.</p>}
    <ul className="grid gap-3 text-table">
      {letters.map(letter => (
        <li key={letter.id}>
          <p className="font-semibold">{letter.title}</p>
          <p className="break-words text-muted">{letter.recipients.join(', ')}</p>
          <p className="figures text-meta text-muted">{letterWords(letter, showDateTime)}</p>
        </li>
      ))}
    </ul>
  </Card>
)

/** Why an invoice cannot be reminded of, or nothing. */
export function whyNoReminder({
  sentAt,
  customerDocumentNo,
  open,
  late,
  cancellation,
}: {
  sentAt: string | null
  customerDocumentNo: string | null
  open: string
  late: number
  cancellation: object | null
}) {
  if (cancellation) return 'It is cancelled.'
  if (!hasIt({ sentAt, customerDocumentNo })) return 'It has not been sent yet.'
  if (Number(open) <= 0) return 'It is paid.'
  return late === 0 ? 'It is not overdue.' : undefined
}
