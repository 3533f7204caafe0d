import type { ReactElement } from 'react'
import type * as z from 'zod'
import { ComboboxField } from './combobox-field'
import { DateField, TimeField } from './date-fields'
import { MoneyField, NumberField, QuantityField, UnitPriceField } from './figure-fields'
import { Rows } from './rows'
import { SelectField, SwitchField, TextareaField, TextField } from './text-fields'

type Keys<T> = T extends unknown ? Extract<keyof T, string> : never
type NameOf<S extends z.ZodType> = Keys<z.input<S>> | `${Keys<z.input<S>>}.${string}`
/** What a list of a contract holds: one row of it. */
type RowOf<T, List> = T extends unknown
  ? List extends keyof T
    ? NonNullable<T[List]> extends readonly (infer Row)[]
      ? Row
      : never
    : never
  : never

const FIELDS = {
  Text: TextField,
  Textarea: TextareaField,
  Number: NumberField,
  Money: MoneyField,
  UnitPrice: UnitPriceField,
  Quantity: QuantityField,
  Date: DateField,
  Time: TimeField,
  Select: SelectField,
  Combobox: ComboboxField,
  Switch: SwitchField,
  Rows,
}

type Kinds = typeof FIELDS
export type Fields<Name extends string> = {
  [Kind in keyof Kinds]: (props: Omit<Parameters<Kinds[Kind]>[0], 'name'> & { name: Name }) => ReactElement | null
}

/** The fields of a contract: a name that the contract does not know is a type error. No schema reaches the browser. */
export const fieldsOf = <S extends z.ZodType>(): Fields<NameOf<S>> => FIELDS

/** The fields of a row of one of its lists, whose names are relative to the row. */
export const rowFieldsOf = <S extends z.ZodType, List extends Keys<z.input<S>>>(): Fields<
  Keys<RowOf<z.input<S>, List>>
> => FIELDS
