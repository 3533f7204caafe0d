import { EngineeringFault } from '~/domain/kit/fault'

/** The name of the fault an act ends in, `none` when it ends well; other errors pass through. */
export function faultOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof EngineeringFault) return error.fault
    throw error
  }
  return 'none'
}
