import * as z from 'zod'
import { SPOKEN } from '../kit/language'

/** What a person reads the portal in. */
export const UserLanguage = z.strictObject({ language: z.enum(SPOKEN) })
export type UserLanguage = z.output<typeof UserLanguage>
