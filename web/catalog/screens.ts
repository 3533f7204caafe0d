import { screens } from '../kit/screens'

export const catalogScreens = screens('catalog', [])
