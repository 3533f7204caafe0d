import * as z from 'zod'

/** An instant that arrives as ISO text over the wire or as a Date from a rule; never null read as 1970. */
export const moment = () =>
  z.union([z.date(), z.iso.datetime({ offset: true }).transform(text => new Date(text))], 'An instant is needed')

/** A contract as a rule takes it: its instants are already Dates. */
export type Taken<T> = T extends Date
  ? Date
  : T extends readonly (infer Item)[]
    ? Taken<Item>[]
    : T extends object
      ? { [Key in keyof T]: Date extends T[Key] ? Date : Taken<T[Key]> }
      : T
