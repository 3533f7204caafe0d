import { EngineeringFault } from '~/domain/kit/fault'
import { type StrengthModel, soundModel } from '~/domain/mixdesign/strength/model'

/** Reads a model from JSON text. Fault `unreadable-model` for anything that is not one of ours. */
export function modelFromJson(text: string): StrengthModel {
  let model: StrengthModel
  try {
    model = JSON.parse(text)
  } catch {
    throw new EngineeringFault('unreadable-model', 'The model is not JSON')
  }
  return soundModel(model)
}

export function modelToJson(model: StrengthModel): string {
  return `${JSON.stringify(model)}\n`
}
