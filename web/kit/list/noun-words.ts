import { filled, type Noun } from '~/domain/kit/noun'
import { showDate } from '~/web/kit/dates'

/** A title or a message of a noun with the fields of a row as people read them. */
export function spelled({ fields }: Pick<Noun, 'fields'>, pattern: string, row: object): string {
  const read = Object.entries(row).map(([name, value]) => {
    const field = fields[name]
    if (!field || value === null || value === undefined) return [name, value]
    if (field.kind === 'date') return [name, showDate(String(value))]
    const choice = 'choices' in field ? field.choices?.find(([of]) => of === String(value)) : undefined
    return [name, choice?.[1] ?? value]
  })
  return filled(pattern, Object.fromEntries(read))
}
