import * as z from 'zod'
import { text } from '../kit/shape'

export const RecordSearch = z.strictObject({ q: text(80).min(2, 'At least 2 characters') })

/** A record as the command palette shows it: `url` is the screen it opens on, `facts` are its preview. */
export type FoundRecord = {
  kind: string
  id: string
  label: string
  detail: string
  url: string
  facts: { name: string; value: string }[]
}
