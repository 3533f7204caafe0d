import type { PasskeyAnswer } from '~/domain/users/passkey'

/** What a script put into the field `passkey`; anything else is for the API to refuse. */
export function passkeyOf(form: FormData): PasskeyAnswer {
  try {
    const { ticket, answer }: Partial<PasskeyAnswer> = JSON.parse(String(form.get('passkey') ?? ''))
    return { ticket: String(ticket), answer: String(answer) }
  } catch {
    return { ticket: '', answer: '' }
  }
}
