/**
 * The faults of the whole portal. Whatever goes wrong for a person is one of these and becomes one problem+json answer;
 * anything else is a defect and is answered 500 without detail.
 */
export type FieldErrors = Record<string, string[]>

export abstract class Fault extends Error {
  abstract readonly status: number
  abstract readonly title: string
  constructor(
    message: string,
    readonly errors?: FieldErrors,
    /** Machine-readable company of the message: the rule that refused, who may override, seconds to wait. */
    readonly facts?: Record<string, unknown>,
  ) {
    super(message)
    this.name = new.target.name
  }
}

export class Unparsable extends Fault {
  readonly status = 400
  readonly title = 'unparsable'
}

export class NotSignedIn extends Fault {
  readonly status = 401
  readonly title = 'not-signed-in'
}

export class Denied extends Fault {
  readonly status = 403
  readonly title = 'denied'
}

/** Allowed, once the person has proved again who they are. */
export class ProofNeeded extends Fault {
  readonly status = 403
  readonly title = 'step-up-required'
}

export class Missing extends Fault {
  readonly status = 404
  readonly title = 'missing'
}

/** The address is there, for other methods. */
export class WrongMethod extends Fault {
  readonly status = 405
  readonly title = 'wrong-method'
}

/** Somebody else saved first: the answer carries the present version so that the form can compare. */
export class Stale extends Fault {
  readonly status = 409
  readonly title = 'stale'
}

/** The state or a rule of the trade forbids it now. */
export class Refused extends Fault {
  readonly status = 409
  readonly title = 'refused'
}

export class TooLarge extends Fault {
  readonly status = 413
  readonly title = 'too-large'
}

export class WrongType extends Fault {
  readonly status = 415
  readonly title = 'wrong-type'
}

export class Invalid extends Fault {
  readonly status = 422
  readonly title = 'invalid'
}

export class Throttled extends Fault {
  readonly status = 429
  readonly title = 'throttled'
}

export class Unavailable extends Fault {
  readonly status = 503
  readonly title = 'unavailable'
}

/** The failure toast of the specification says this where a form has errors. */
export const REVIEW_THE_FORM = 'Please review the errors in the form'

export const invalid = (field: string, message: string) => new Invalid(message, { [field]: [message] })
