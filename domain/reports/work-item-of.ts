import type { Action } from '../access/actions'
import type { Subject } from '../access/grants'
import type { Role } from '../access/roles'

export type Right = readonly [Action, Subject]
/** What one kind of work is called, where it is done and by whom. */
export type WorkOf = {
  label: string
  /** The screen that lists exactly these, with its filter. */
  to: string
  /** Whoever holds one of them may act. */
  rights: readonly Right[]
  /** Who holds this one decides on the others' instead. */
  unless?: Right
  /** Roles that hold the right and have no screen of it. */
  except?: readonly Role[]
  /** The screen opens the one that `item` names. */
  opens?: true
  /** What the age of the oldest counts from. */
  since: string
  /** Counted in the menu too, which every open window asks for twice a minute: what one small list answers. */
  menu?: true
}
