import { screens } from '../kit/screens'

export const mixdesignScreens = screens('mixdesign', [])
