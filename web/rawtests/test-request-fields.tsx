import type { RawTestRequestLine, RawTestRequestUpdate } from '~/domain/rawtests/test-request'
import { useCan } from '~/web/kit/can'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PLANTS } from '~/web/kit/list/column'
import { requestWord, SOURCES, TYPE_CHOICES } from './words'

const Field = fieldsOf<typeof RawTestRequestUpdate>()
const SAMPLERS = { path: 'raw-material-test/sampler/get-all-active', label: 'name', detail: 'code' }

/** A request as it stands and what may become of it; only the manager refuses one. */
export function RequestFields({ row }: { row: RawTestRequestLine }) {
  const mayReject = useCan()('approve-1', 'raw_test')
  const next = NEXT[row.status]?.filter(status => status !== 'rejected' || mayReject) ?? [row.status]
  return (
    <>
      <input type="hidden" name="materialId" value={row.materialId} />
      <input type="hidden" name="origin" value={row.origin} />
      {row.mixDesignId && <input type="hidden" name="mixDesignId" value={row.mixDesignId} />}
      {row.requisitionId && <input type="hidden" name="requisitionId" value={row.requisitionId} />}
      {row.supplierId && <input type="hidden" name="supplierId" value={row.supplierId} />}
      <Field.Select
        name="status"
        label="Status"
        span={6}
        choices={next.map(status => [status, requestWord(status).label] as const)}
      />
      <Field.Date name="dueOn" label="Due on" span={6} />
      <Field.Combobox
        name="sourceId"
        label="Source"
        span={6}
        source={{ ...SOURCES, path: `${SOURCES.path}&materialId=${row.materialId}` }}
        text={row.sourceName ?? undefined}
        optional
      />
      <Field.Combobox
        name="plantId"
        label="Plant"
        span={6}
        source={PLANTS}
        text={row.plantName ?? undefined}
        optional
      />
      <Field.Date name="sampledOn" label="Sample taken on" span={6} optional />
      <Field.Combobox
        name="samplerId"
        label="Taken by"
        span={6}
        source={SAMPLERS}
        text={row.samplerName ?? undefined}
        optional
      />
      <CheckFields
        name="testTypes"
        label="Tests"
        choices={TYPE_CHOICES.filter(([type]) => (type === 'cement') === (row.materialKind === 'cement'))}
      />
      {(mayReject || row.rejectReason) && (
        <Field.Text name="rejectReason" label="Why it is rejected" span={12} optional />
      )}
      <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
    </>
  )
}

const NEXT: Record<string, readonly string[]> = {
  requested: ['requested', 'sampled', 'rejected'],
  sampled: ['sampled', 'requested', 'rejected'],
  testing: ['testing', 'rejected'],
}
