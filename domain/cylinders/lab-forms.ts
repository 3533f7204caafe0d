import * as z from 'zod'
import { clock, id, optionalText, plainDate } from '../kit/shape'
import { confirmed, pressed } from './cylinder-test'
import { Measurement } from './specimen/result'
import { WetTest } from './wet-test'

/** What the forms of the laboratory post: moments as a day and a time on the plant's clock. */
const held = { id: id(), version: z.int().min(1) }
const { sampledAt: _sampledAt, ...wet } = WetTest.shape

export const WetForm = z.strictObject({ ...held, sampledDay: plainDate(), sampledTime: clock(), ...wet })
export const CuringForm = z.strictObject({
  ...held,
  receivedDay: plainDate(),
  receivedTime: clock(),
  tank: z.string().trim().max(40).nullish(),
  tankTemperature: z.number().min(0).max(60).nullish(),
})
export const DryForm = z.strictObject({
  ...held,
  testedDay: plainDate(),
  testedTime: clock(),
  specimens: z.array(Measurement).max(24),
  ...pressed,
  confirmed,
})

/** Corrections name the set with its version; readings are those of one age, all of its specimens. */
const corrected = { ...held, reason: optionalText(400) }
export const CorrectReadingsForm = z.strictObject({
  ...corrected,
  ageId: id(),
  testedDay: plainDate(),
  testedTime: clock(),
  specimens: z.array(Measurement).max(24),
  confirmed,
})
export const CorrectWetForm = z.strictObject({
  ...corrected,
  sampledDay: plainDate(),
  sampledTime: clock(),
  /** As it stood when the form was opened: an unchanged moment of casting touches no result. */
  wasDay: plainDate(),
  wasTime: clock(),
  ...wet,
})
