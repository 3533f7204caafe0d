import { useCallback } from 'react'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import type {
  GradingSpecificationCreate,
  GradingSpecificationRow,
  LimitRow,
} from '~/domain/rawtests/grading-specification'
import { Chart } from '~/web/kit/chart'
import { fieldsOf } from '~/web/kit/form/fields-of'

export const MATERIAL_KINDS = [
  ['fine', 'Fine aggregate'],
  ['coarse', 'Coarse aggregate'],
  ['all-in', 'Combined aggregate'],
] as const
const SERIES = [
  ['ASTM', 'ASTM E11'],
  ['BS', 'BS 410'],
  ['EN', 'EN 12620'],
] as const

const Field = fieldsOf<typeof GradingSpecificationCreate>()
const Limit = fieldsOf<typeof LimitRow>()

/** Name, sieves and limits, with the envelope they make. */
export function SpecificationFields({ row }: { row: GradingSpecificationRow | null }) {
  return (
    <>
      <Field.Text name="name" label="Name" span={8} />
      <Field.Text name="standard" label="Standard" span={4} optional />
      <Field.Select name="material" label="For" span={6} choices={MATERIAL_KINDS} />
      <Field.Select
        name="series"
        label="Sieve series"
        span={6}
        choices={SERIES}
        hint="Used for the fineness modulus."
      />
      {row && row.limits.length > 1 && <Envelope row={row} />}
      <Field.Rows name="limits" label="Percent passing" add="Add sieve" spare={4}>
        {() => (
          <>
            <Limit.Number name="size" label="Sieve" unit="mm" span={4} />
            <Limit.Number name="min" label="At least" unit="%" span={4} />
            <Limit.Number name="max" label="At most" unit="%" span={4} />
          </>
        )}
      </Field.Rows>
      <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
      <Field.Switch name="active" label="Offered for new tests" />
    </>
  )
}

function Envelope({ row }: { row: GradingSpecificationRow }) {
  const draw = useCallback(
    (width: number) =>
      gradingGraph({
        theme: 'live',
        interactive: true,
        heading: false,
        title: row.name,
        id: 'envelope',
        width,
        height: 240,
        gradings: [],
        limits: { name: row.name, rows: row.limits },
      }),
    [row],
  )
  return <Chart draw={draw} className="col-span-12" />
}
