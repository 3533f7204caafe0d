/** How much needs a person, by the address of the screen where it is done; screens that are not theirs are left out. */
export type Waiting = Record<string, number>
