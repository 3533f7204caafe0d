import * as z from 'zod'
import { SPOKEN } from '../kit/language'

/** What a person reads the portal in. */
export const OwnLanguage = z.strictObject({ language: z.enum(SPOKEN) })
export type OwnLanguage = z.output<typeof OwnLanguage>
