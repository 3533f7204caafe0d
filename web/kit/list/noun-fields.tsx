import { useSearchParams } from '@remix-run/react'
import type * as z from 'zod'
import type { Field as Described } from '~/domain/kit/noun'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { NounRow, ShownNoun } from './noun-data'

const Field = fieldsOf<z.ZodRecord>()

/** The form of a plain noun: a field of each kind, in the order of the descriptor, and whether it is in use. */
export function NounFields({ noun, row }: { noun: ShownNoun; row: NounRow | null }) {
  return (
    <>
      {Object.entries(noun.fields).map(([name, field]) => (
        <OneField key={name} name={name} field={field} row={row} />
      ))}
      <Field.Switch name="active" label={noun.screen.offered} />
    </>
  )
}

function OneField({ name, field, row }: { name: string; field: Described; row: NounRow | null }) {
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
      const [shown = ''] = Object.keys(field.shows)
      const text = (row?.[shown] as string | null | undefined) ?? params.get(`${name}Label`) ?? ''
      return <Field.Combobox {...of} source={field.source} text={text} />
    }
  }
}
