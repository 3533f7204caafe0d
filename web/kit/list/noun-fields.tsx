import { useSearchParams } from '@remix-run/react'
import type * as z from 'zod'
import type { Field as Described } from '~/domain/kit/noun-field'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { NounChoices, NounRow, ShownNoun } from './noun-data'

const Field = fieldsOf<z.ZodRecord>()

type Of = { noun: ShownNoun; row: NounRow | null; choices: NounChoices; forAll: boolean }

/**
 * The form of a plain noun: a field of each kind, in the order of the descriptor, and whether it is in use. Without
 * `forAll` a row is for one plant or region.
 */
export function NounFields({ noun, forAll, ...of }: Of) {
  const { fields, whose, screen } = noun
  return (
    <>
      {Object.entries(fields).map(([name, field]) => (
        <OneField key={name} name={name} field={name === whose?.column && !forAll ? needed(field) : field} {...of} />
      ))}
      {screen.offered && <Field.Switch name="active" label={screen.offered} />}
    </>
  )
}

function needed({ optional: _, ...field }: Described): Described {
  return field.kind === 'lookup' ? { ...field, empty: 'Choose…' } : field
}

type OneOf = Pick<Of, 'row' | 'choices'> & { name: string; field: Described }

function OneField({ name, field, row, choices }: OneOf) {
  const [params] = useSearchParams()
  const { label, span, hint, optional } = field
  const of = { name, label, ...(span && { span }), ...(hint && { hint }), ...(optional && { optional }) }
  switch (field.kind) {
    case 'text':
      if (field.choices) return <Field.Select {...of} choices={field.choices} empty={field.empty ?? 'Choose…'} />
      if (field.lines) return <Field.Textarea {...of} rows={field.lines} />
      return <Field.Text {...of} {...(field.type && { type: field.type })} />
    case 'email':
      return <Field.Text {...of} type="email" />
    case 'whole':
      if (field.choices) return <Field.Select {...of} choices={field.choices} empty={field.empty ?? 'Choose…'} />
      return <Field.Number {...of} {...(field.unit && { unit: field.unit })} />
    case 'decimal':
      return <Field.Number {...of} {...(field.unit && { unit: field.unit })} places={field.shown ?? 0} />
    case 'flag':
      return <Field.Switch name={name} label={label} {...(hint && { hint })} />
    case 'choice':
      return <Field.Select {...of} choices={field.choices} empty={field.empty ?? 'Choose…'} />
    case 'date':
      return <Field.Date {...of} />
    case 'lookup': {
      const few = choices[name]
      if (few) return <Field.Select {...of} choices={few} empty={field.empty ?? 'Choose…'} />
      const [shown = ''] = Object.keys(field.shows)
      const text = (row?.[shown] as string | null | undefined) ?? params.get(`${name}Label`) ?? ''
      return <Field.Combobox {...of} source={field.source} text={text} />
    }
  }
}
