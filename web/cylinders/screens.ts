import { screens } from '../kit/screens'

export const cylindersScreens = screens('cylinders', [])
