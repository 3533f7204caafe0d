/** A calculation refuses with a named fault, because a wrong number is worse than no number. */
export class EngineeringFault extends Error {
  constructor(
    readonly fault: string,
    message: string,
    readonly field?: string,
  ) {
    super(message)
    this.name = 'EngineeringFault'
  }
}
