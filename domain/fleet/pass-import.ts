import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { requiredText, text } from '../kit/shape'
import { isPlainDate } from '../kit/time'

const day = (label: string) =>
  z.string().min(1, `${label} is required`).refine(isPlainDate, `${label} must be a day like 31/12/2026`)

/** One row a pass that a driver or a truck holds; the holder and the pass together say which one. */
export const PassHolderRow = z.strictObject({
  passName: requiredText('Pass', 80),
  holderNo: requiredText('Driver or truck', 20),
  passNo: text(40),
  validFrom: day('Valid from'),
  validTo: day('Valid to'),
})
export type PassHolderRow = z.output<typeof PassHolderRow>

export const PASS_HOLDER_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'passName',
    label: 'Pass',
    schema: PassHolderRow.shape.passName,
    example: 'Airport airside permit',
    needed: true,
    hint: 'The name of the pass in the list of passes',
    aliases: ['Pass name', 'Permit'],
  },
  {
    key: 'holderNo',
    label: 'Driver or truck',
    schema: PassHolderRow.shape.holderNo,
    example: 'D001',
    needed: true,
    hint: 'The number of the driver, or the number or plate of the truck',
    aliases: ['Holder', 'Driver no', 'Driver', 'Truck no', 'Truck', 'Plate'],
  },
  {
    key: 'passNo',
    label: 'Pass number',
    schema: PassHolderRow.shape.passNo,
    example: 'AP-20417',
    hint: 'What is printed on the permit; left out, a known number stays',
    aliases: ['Permit no', 'Number'],
  },
  {
    key: 'validFrom',
    label: 'Valid from',
    schema: PassHolderRow.shape.validFrom,
    example: '01/01/2026',
    needed: true,
    hint: 'First day of validity',
    aliases: ['From', 'Start', 'Issue date'],
    kind: 'day',
  },
  {
    key: 'validTo',
    label: 'Valid to',
    schema: PassHolderRow.shape.validTo,
    example: '31/12/2026',
    needed: true,
    hint: 'Last day of validity',
    aliases: ['To', 'Until', 'Expiry', 'Expiry date'],
    kind: 'day',
  },
]
