import * as z from 'zod'

/** A step of reminding: so many days after the due date, with its words. */
export const ReminderStep = z.strictObject({
  days: z.int().min(1).max(365),
  name: z.string().trim().min(1).max(40),
  text: z.string().trim().min(1).max(600),
})
export type ReminderStep = z.output<typeof ReminderStep>

export const ReminderSteps = z
  .array(ReminderStep)
  .min(1)
  .max(6)
  .refine(
    steps => steps.every(({ days }, at) => at === 0 || days > steps[at - 1]!.days),
    'Each step comes later than the one before',
  )

export const USUAL_STEPS: ReminderStep[] = [
  {
    days: 3,
    name: 'Reminder',
    text: 'Our records show that the invoice below is past its due date. If you have paid it in the last few days, please ignore this e-mail.',
  },
  {
    days: 17,
    name: 'Second reminder',
    text: 'The invoice below is still unpaid. Please arrange payment, or tell us what is holding it up.',
  },
  {
    days: 31,
    name: 'Final reminder',
    text: 'The invoice below is more than a month overdue. Please pay it within seven days; otherwise further supply may be put on credit hold.',
  },
]
