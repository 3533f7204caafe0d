import * as z from 'zod'
import { plainDate, queryFlag, queryIds } from '../kit/shape'

/** The labels of named sets, or of what is crushed on a day; on sheets, or one by one for a label printer. */
export const LabelsAsk = z
  .strictObject({
    ids: queryIds(50).optional(),
    day: plainDate().optional(),
    late: queryFlag(),
    as: z.enum(['sheet', 'single']).default('sheet'),
  })
  .refine(of => !of.ids !== !of.day, { message: 'Name tests or a day', path: ['ids'] })

/** What a specimen is known by in the tank. */
export type SpecimenLabel = {
  label: string
  ageDays: number
  plannedOn: string
  castOn: string
  productCode: string
  mixCode: string | null
  strengthMpa: number
  projectName: string
  locationName: string
}

/** Where a scanned label leads: the press's screen at this specimen. */
export const specimenAddress = (publicUrl: string, label: string): string =>
  `${publicUrl}/inhouse-cylinder-testing/dry-test?specimen=${encodeURIComponent(label)}`

/** The specimen that a scanned text names: its address on this portal, or its label alone as earlier labels say it. */
export function specimenOf(scanned: string): string | undefined {
  const text = scanned.trim()
  const address = /\/inhouse-cylinder-testing\/dry-test\?specimen=([^&#]+)$/.exec(text)?.[1]
  const label = (address ? unescaped(address) : text).toUpperCase()
  return /^CT-[A-Z0-9-]+-\d\d-\d{6}-\d+$/.test(label) && label.length <= 60 ? label : undefined
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
