import type { FC } from 'react'
import type * as z from 'zod'
import { ComboboxField } from './combobox-field'
import { DateField, TimeField } from './date-fields'
import { MoneyField, NumberField, QuantityField, UnitPriceField } from './figure-fields'
import { Rows } from './rows'
import { SelectField, SwitchField, TextareaField, TextField } from './text-fields'

type Keys<T> = T extends unknown ? Extract<keyof T, string> : never
type NameOf<S extends z.ZodType> = Keys<z.input<S>> | `${Keys<z.input<S>>}.${string}`
type Renamed<C extends (props: never) => unknown, Name extends string> = FC<
  Omit<Parameters<C>[0], 'name'> & { name: Name }
>

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

export type Fields<Name extends string> = { [Kind in keyof typeof FIELDS]: Renamed<(typeof FIELDS)[Kind], Name> }

/** The fields of a contract: a name that the contract does not know is a type error. No schema reaches the browser. */
export const fieldsOf = <S extends z.ZodType>(): Fields<NameOf<S>> => FIELDS as unknown as Fields<NameOf<S>>
