import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { RequisitionTestUpdate } from '~/domain/mixdesign/requisition'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { useEditLink } from '~/web/kit/list/edit-link'
import { PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import type { Requisition, RequisitionOptions } from './record-loader'

type Test = Requisition['tests'][number]
const Field = fieldsOf<typeof RequisitionTestUpdate>()

/** The wanted tests with their limits, and what came out of each. */
export function RequisitionTests({ asked, options }: { asked: Requisition; options: RequisitionOptions | null }) {
  const mayEnter = useCan()('approve-1', 'requisition') && ['approved', 'testing', 'completed'].includes(asked.status)
  const mayAdd = mayEnter && asked.status !== 'completed'
  const { editing, to } = useEditLink()
  const test = asked.tests.find(one => one.id === editing)
  const there = new Set(asked.tests.map(one => one.testType))
  return (
    <section aria-labelledby="tests" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="tests" className="flex-1 font-semibold text-section">
          Tests
        </h2>
        {mayAdd && (
          <Button asChild>
            <Link to={to('new')} preventScrollReset>
              <Plus /> Add test
            </Link>
          </Button>
        )}
      </div>
      {asked.tests.length === 0 && <p className="text-muted text-body">No tests yet.</p>}
      {asked.tests.length > 0 && (
        <PlainTable<Test>
          caption="Tests"
          rows={asked.tests}
          id={row => row.id}
          columns={[
            { label: 'Test', show: row => <Named row={row} /> },
            { label: 'Limits', show: row => limits(row), align: 'right' },
            { label: 'Result', show: row => <Result row={row} />, align: 'right' },
            { label: 'Tested', show: row => <Tested row={row} /> },
            { label: 'Verdict', show: row => <Verdict row={row} /> },
            {
              label: '',
              show: row =>
                mayEnter && (
                  <Link to={to(row.id)} preventScrollReset className="text-link">
                    {row.result === null ? 'Enter result' : 'Correct'}
                  </Link>
                ),
              align: 'right',
            },
          ]}
        />
      )}
      {editing && mayEnter && (test || (editing === 'new' && mayAdd)) && (
        <DialogForm
          key={editing}
          title={test ? test.name : 'Add a test'}
          description={test && `${test.method}${test.unit ? `, in ${test.unit}` : ''}`}
          values={test ?? null}
          save={test ? 'Save result' : 'Add test'}
        >
          {test ? (
            <>
              <input type="hidden" name="testType" value={test.testType} />
              <Field.Number name="result" label="Result" {...(test.unit ? { unit: test.unit } : {})} span={6} />
              <Field.Date name="testedOn" label="Tested on" span={6} />
            </>
          ) : (
            <>
              <input type="hidden" name="requisitionId" value={asked.id} />
              <Field.Select
                name="testType"
                label="Test"
                span={12}
                choices={(options?.tests ?? [])
                  .filter(one => !there.has(one.testType))
                  .map(({ testType, name, unit }) => [testType, unit ? `${name}, ${unit}` : name] as const)}
              />
            </>
          )}
          <Field.Number name="least" label="At least" span={6} optional />
          <Field.Number name="most" label="At most" span={6} optional />
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
        </DialogForm>
      )}
    </section>
  )
}

const plain = (value: string) => String(Number(value))
const withUnit = (value: string, unit: string) => `${plain(value)}${unit && ` ${unit}`}`

function limits({ least, most, unit }: Test): string {
  if (least !== null && most !== null) return `${plain(least)} to ${withUnit(most, unit)}`
  if (least !== null) return `≥ ${withUnit(least, unit)}`
  return most === null ? 'None' : `≤ ${withUnit(most, unit)}`
}

const Named = ({ row }: { row: Test }) => (
  <>
    {row.name}
    <span className="block text-meta text-muted">{row.remarks ? `${row.method}. ${row.remarks}` : row.method}</span>
  </>
)

const Result = ({ row }: { row: Test }) =>
  row.result === null ? (
    <span className="text-muted">–</span>
  ) : (
    <span className={row.verdict === 'fail' ? 'font-semibold text-stop' : 'font-semibold'}>
      {withUnit(row.result, row.unit)}
    </span>
  )

const Tested = ({ row }: { row: Test }) =>
  row.testedOn && (
    <>
      <span className="figures">{showDate(row.testedOn)}</span>
      <span className="block text-meta text-muted">{row.testedByName}</span>
    </>
  )

const Verdict = ({ row }: { row: Test }) => (
  <Status of="testVerdict" value={row.verdict ?? (row.result === null ? 'open' : 'done')} />
)
