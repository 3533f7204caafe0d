import type { Action } from '../actions'
import type { Subject } from '../grants'

/** `'POST /plant/save': ['manage', 'plant']`; a person's own things need 'signed-in', the sign-in itself is 'public', and a
 * machine comes with its key alone. */
export type Rights = Readonly<
  Record<
    `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    readonly [Action, Subject] | 'signed-in' | 'public' | 'machine'
  >
>
