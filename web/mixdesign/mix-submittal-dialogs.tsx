import type { SubmittalAnswer, SubmittalSend } from '~/domain/mixdesign/mix-submittal'
import { CheckFields } from '~/web/kit/form/check-fields'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { SubmittalDetail } from './mix-submittal-loader'

const Sent = fieldsOf<typeof SubmittalSend>()
const Answer = fieldsOf<typeof SubmittalAnswer>()

const WAYS = [
  ['email', 'By e-mail'],
  ['hand', 'Printed and handed over'],
] as const
const ANSWERS = [
  ['agreed', 'Agreed'],
  ['agreed_with_comments', 'Agreed with comments'],
  ['rejected', 'Rejected'],
] as const

/** To whom it goes; those who receive test results are ticked. */
export function SendDialog({ of }: { of: SubmittalDetail }) {
  const usual = of.contacts.filter(one => one.usual).map(one => one.id)
  return (
    <DialogForm
      title={`Send ${of.submittalNo}`}
      description={
        of.status === 'draft'
          ? 'What the paper says is kept from now on.'
          : 'The same paper goes out again as a reminder.'
      }
      values={{ version: of.version, by: 'email', contactIds: usual }}
      save="Send"
    >
      <input type="hidden" name="of" value="send" />
      <Sent.Select name="by" label="Sent" choices={WAYS} span={12} />
      <CheckFields
        name="contactIds"
        label="Contacts"
        choices={of.contacts.map(({ id, name, jobTitle, email }) => [
          id,
          `${name}${jobTitle ? `, ${jobTitle}` : ''} (${email})`,
        ])}
        hint={of.contacts.length ? undefined : 'This customer has no contact with an e-mail address.'}
      />
    </DialogForm>
  )
}

/** What the customer said, and who said it. */
export const AnswerDialog = ({ of, today }: { of: SubmittalDetail; today: string }) => (
  <DialogForm
    title={`Answer to ${of.submittalNo}`}
    description="Attach what the customer wrote to the submittal."
    values={{ version: of.version, answer: 'agreed', answeredOn: today, validUntil: of.validUntil }}
    save="Record answer"
  >
    <input type="hidden" name="of" value="answer" />
    <Answer.Select name="answer" label="Answer" choices={ANSWERS} span={6} />
    <Answer.Date name="answeredOn" label="Answered on" span={6} />
    <Answer.Text name="answeredByName" label="Name" span={6} />
    <Answer.Text name="answeredByPosition" label="Position" span={6} />
    <Answer.Text
      name="answerReference"
      label="Document or reference"
      span={6}
      hint="What the customer wrote, by its number or date."
    />
    <Answer.Date name="validUntil" label="Valid until" span={6} hint="Leave empty where it has no end." optional />
    <Answer.Textarea name="answerComments" label="Comments of the customer" rows={2} optional />
  </DialogForm>
)
