import { SUB_PRODUCT_GROUPS, SUB_PRODUCT_TYPES, type SubProductSave, TRIGGERS } from '~/domain/catalog/sub-product'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { RegionPriceRows } from './region-prices'

const Field = fieldsOf<typeof SubProductSave>()
const ARISES = Object.entries(TRIGGERS)
const same = (words: readonly string[]) => words.map(word => [word, word] as const)

/** The free allowance, minimum and maximum are in the unit of the charge. */
export const SubProductFields = ({ regions }: { regions: readonly { id: string; regionName: string }[] }) => (
  <>
    <Field.Text name="subProductCode" label="Code" span={4} />
    <Field.Text name="name" label="Name" span={8} />
    <Field.Select name="subProductGroup" label="Group" choices={same(SUB_PRODUCT_GROUPS)} span={4} />
    <Field.Select name="subProductType" label="Type" choices={same(SUB_PRODUCT_TYPES)} span={4} />
    <Field.Select name="trigger" label="Trigger" choices={ARISES} span={4} />
    <Field.Text name="unit" label="Charged per" span={3} placeholder="minute, m³" />
    <Field.Number name="freeAllowance" label="Free allowance" span={3} />
    <Field.Number name="minimum" label="Minimum" span={3} optional />
    <Field.Number name="maximum" label="Maximum" span={3} optional />
    <RegionPriceRows regions={regions} />
  </>
)
