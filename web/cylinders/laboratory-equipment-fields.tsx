import type { EquipmentSave } from '~/domain/cylinders/laboratory-equipment'
import { showDate } from '~/web/kit/dates'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PlainTable } from '~/web/kit/page-grid'
import { type KeptFile, RecordFiles } from '~/web/kit/record/record-files'
import { Card } from '~/web/ui/card'
import { KINDS } from './laboratory-equipment-columns'

const Field = fieldsOf<typeof EquipmentSave>()

type Opened = {
  attachments: readonly KeptFile[]
  earlier: readonly { calibratedOn: string; validUntil: string; certificateNo: string }[]
}
type Props = {
  houses: readonly (readonly [string, string])[]
  unit: string
  opened: Opened | null
  mayManage: boolean
}

/** A machine and its calibration; a later day of calibration keeps the one before. */
export const EquipmentFields = ({ houses, unit, opened, mayManage }: Props) => (
  <>
    <Field.Text name="equipmentNo" label="Number" span={4} />
    <Field.Select name="kind" label="Kind" choices={KINDS} span={4} />
    <Field.Select name="houseId" label="Laboratory" choices={houses} span={4} />
    <Field.Text name="make" label="Make and model" span={6} optional />
    <Field.Text name="serialNo" label="Serial number" span={6} optional />
    <Field.Number name="rangeFrom" label="Range from" unit={unit} span={4} />
    <Field.Number name="rangeTo" label="Range to" unit={unit} span={4} />
    <Field.Text name="accuracyClass" label="Class" span={4} hint="EN ISO 7500-1, for example class 1." optional />
    <Field.Date name="calibratedOn" label="Calibrated on" span={4} />
    <Field.Date name="validUntil" label="Valid to" span={4} hint="Last day on which results are taken." />
    <Field.Text name="certificateNo" label="Certificate" span={4} />
    <Field.Text name="calibratedBy" label="Calibrated by" span={4} optional />
    <Field.Number name="errorPercent" label="Error of indication" unit="%" span={4} optional />
    <Field.Number name="uncertaintyPercent" label="Uncertainty, k = 2" unit="%" span={4} optional />
    <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
    <Field.Switch name="active" label="In service" />
    {opened && (
      <div className="col-span-full grid gap-3">
        {opened.earlier.length > 0 && (
          <Card title="Earlier calibrations" flush>
            <PlainTable
              caption="Earlier calibrations"
              rows={[...opened.earlier].reverse()}
              id={row => row.calibratedOn}
              columns={[
                { label: 'Certificate', show: row => <span className="code">{row.certificateNo}</span> },
                { label: 'Calibrated', show: row => showDate(row.calibratedOn) },
                { label: 'Valid to', show: row => showDate(row.validUntil) },
              ]}
            />
          </Card>
        )}
        <RecordFiles
          of={opened}
          mayManage={mayManage}
          title="Calibration certificates"
          path="laboratory-equipment/attachment"
          kept
        />
      </div>
    )}
  </>
)
