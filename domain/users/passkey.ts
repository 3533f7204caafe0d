import * as z from 'zod'
import { requiredText } from '../kit/shape'

/** What the browser says of a passkey, as JSON text, and the ticket of the challenge that it answers. */
const answered = { ticket: z.string().min(20).max(2000), answer: z.string().min(2).max(20_000) }
export const PasskeyAnswer = z.strictObject(answered)
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
export const NewPasskey = z.strictObject({ ...answered, name: requiredText('Name', 60) })
export type NewPasskey = z.infer<typeof NewPasskey>

/** A challenge with its ticket; `options` is JSON text for the browser's own call. */
export type PasskeyChallenge = { ticket: string; options: string }
export type OwnPasskey = {
  id: string
  name: string
  synced: boolean
  createdAt: Date
  lastUsedAt: Date | null
  blocked: boolean
}
/** The codes of the first second factor of a person; none where they have some. */
export type PasskeyAdded = { codes: string[] | null }

/** How old the last proof may be when a passkey is added or removed, whatever the setting says. */
export const PASSKEY_PROOF_MINUTES = 15
/** How long somebody may look for their key. */
export const CHALLENGE_MINUTES = 5
/** At most so many of one person. */
export const MOST_PASSKEYS = 20
