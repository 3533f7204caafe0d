import type { PasskeyAnswer, PasskeyChallenge } from '~/domain/users/passkey'
import type { Attempt } from '~/web/kit/api'

/** Loaded with the first press. */
const library = () => import('@simplewebauthn/browser')

export type Answered = { ok: true; passkey: PasskeyAnswer } | { ok: false; fault: string }

const LOST = 'The server does not answer. Try again in a moment.'
const HERE = 'This passkey is here already.'
const NONE = 'No passkey was used. Try again, or use another way.'

/** A passkey of this device or of a phone nearby, for signing in and for a fresh proof. */
export const answerByPasskey = () =>
  answered('passkey-challenge', async options =>
    (await library()).startAuthentication({ optionsJSON: JSON.parse(options) }),
  )

/** A new passkey, which asks for finger, face or PIN. */
export const makePasskey = () =>
  answered('passkey-new', async options => (await library()).startRegistration({ optionsJSON: JSON.parse(options) }))

async function answered(verb: string, ask: (options: string) => Promise<object>): Promise<Answered> {
  const answer = await fetch(`/act/${verb}`, { method: 'POST', body: new URLSearchParams({ at: verb }) }).catch(
    () => null,
  )
  const challenge = (await answer?.json().catch(() => null)) as Attempt<PasskeyChallenge> | null | undefined
  if (!challenge) return { ok: false, fault: LOST }
  if (!challenge.ok) return { ok: false, fault: challenge.problem.detail }
  try {
    return {
      ok: true,
      passkey: { ticket: challenge.data.ticket, answer: JSON.stringify(await ask(challenge.data.options)) },
    }
  } catch (error) {
    return { ok: false, fault: (error as Error).name === 'InvalidStateError' ? HERE : NONE }
  }
}
