import { type StrengthModel, soundModel } from './model'
import { type Predictor, predictorOf } from './predict'
import shipped from './shipped-model.json'

/**
 * The model the portal starts with, trained on the 1,030 tests of I-C. Yeh (1998), Cem. Concr. Res. 28(12) 1797–1808, from
 * the UCI repository under CC BY 4.0. Cylinders of laboratory concrete, 2.3–82.6 MPa at 1–365 days; for a mix never cast
 * before it is right to about ±5 MPa. Retrain on the company's own cylinders as soon as there are enough.
 */
export const SHIPPED_MODEL: StrengthModel = soundModel(shipped)

let ready: Predictor | undefined

/** The shipped strength model, made ready once. */
export const shippedPredictor = (): Predictor => (ready ??= predictorOf(SHIPPED_MODEL))
