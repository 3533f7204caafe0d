import { type Predictor, predictorOf } from '~/domain/mixdesign/strength/predict'
import { SHIPPED_MODEL } from '~/domain/mixdesign/strength/shipped'

let ready: Predictor | undefined

/** The shipped strength model, made ready once. */
export const shippedPredictor = (): Predictor => (ready ??= predictorOf(SHIPPED_MODEL))
