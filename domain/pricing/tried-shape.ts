import * as z from 'zod'
import { figure, id, plainDate, price } from '../kit/shape'

/** `a=1;b=2`, as the address of a trial has its rows. */
const PAIRS = /^[^=;]{1,120}=[^=;]{1,20}(;[^=;]{1,120}=[^=;]{1,20}){0,19}$/
export const pairs = (hint: string) => z.string().max(2000).regex(PAIRS, hint)

const left = <S extends z.ZodType>(schema: S) => schema.nullish().transform(value => value ?? undefined)
/** The category of a customer, or that it has none. */
const categoryOrNone = () => z.union([id(), z.literal('none')])

export const DAY_KINDS = ['holiday', 'working'] as const
export type DayKind = (typeof DAY_KINDS)[number]
export const DAY_KIND_LABELS: Record<DayKind, string> = { holiday: 'Holiday', working: 'Working day' }

/** Discounts, indices and days of a trial as its address has them; what is left out is as it is. */
export const triedAsks = {
  /** A price category of a region, and the discounts of all its versions. */
  categoryId: id().optional(),
  /** `Pump|30|40=5%;||=4.5`: family, band of strength from and to, and what is taken off. */
  categoryDiscounts: pairs('Discounts by family and strength, e.g. Pump|30|40=5%').optional(),
  /** The category that the customer of the trial would have. */
  partyCategory: categoryOrNone().optional(),
  /** How the chosen surcharge follows an index: its base and the share of the price, per cent. */
  chargeIndexId: id().optional(),
  chargeBase: figure('Base of the index').optional(),
  chargeShare: figure('Share of the price').optional(),
  chargeWithin: figure('No change within').optional(),
  /** `2026-12-24=holiday`: days that would be a holiday, or none, in every region. */
  holidays: pairs('Days, e.g. 2026-12-24=holiday').optional(),
}

/** The same as they are typed. */
export const triedForm = {
  categoryId: left(id()),
  categoryDiscounts: z
    .array(
      z.strictObject({
        family: left(z.string()),
        strengthFrom: left(z.int().min(1).max(200)),
        strengthTo: left(z.int().min(1).max(200)),
        kind: z.enum(['percent', 'amount']),
        value: price('Discount'),
      }),
    )
    .max(20),
  partyCategory: left(categoryOrNone()),
  chargeIndexId: left(id()),
  chargeBase: left(figure()),
  chargeShare: left(figure()),
  chargeWithin: left(figure()),
  holidays: z.array(z.strictObject({ day: plainDate(), kind: z.enum(DAY_KINDS) })).max(20),
}
