import { CONTACT_PURPOSES, PURPOSE_WORDS } from '~/domain/customers/contact'
import type { CustomerSave } from '~/domain/customers/customer'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { PlainTable } from '~/web/kit/page-grid'

const Field = fieldsOf<typeof CustomerSave>()
const Contact = rowFieldsOf<typeof CustomerSave, 'contacts'>()
const Category = rowFieldsOf<typeof CustomerSave, 'priceCategories'>()
const purposes = () => CONTACT_PURPOSES.map(purpose => [purpose, PURPOSE_WORDS[purpose]()] as const)

type Project = { id: string; projectName: string }
type Region = { id: string; regionName: string }

/** Who is written to and called for what; a line of a project is only for its site. */
export const ContactRows = ({ projects }: { projects: readonly Project[] }) => (
  <Field.Rows name="contacts" label={words.contactPlural()} add={words.contactAdd()}>
    {({ index, value }) => (
      <>
        {value.id !== undefined && <input type="hidden" name={`contacts.${index}.id`} value={String(value.id)} />}
        {value.version !== undefined && (
          <input type="hidden" name={`contacts.${index}.version`} value={String(value.version)} />
        )}
        <Contact.Text name="name" label={kitWords.fieldName()} span={4} />
        <Contact.Text name="jobTitle" label={words.contactJob()} span={4} optional />
        <Contact.Select
          name="projectId"
          label={kitWords.fieldProject()}
          span={4}
          optional
          empty={words.contactAllProjects()}
          choices={projects.map(project => [project.id, project.projectName] as const)}
        />
        <Contact.Text name="phone" label={kitWords.fieldPhone()} type="tel" span={4} optional />
        <Contact.Text name="email" label={kitWords.fieldEmail()} type="email" span={8} optional />
        <CheckFields name="purposes" label={words.contactPurposes()} choices={purposes()} />
      </>
    )}
  </Field.Rows>
)

type Given = { regionId: string; regionName: string; categoryName: string }

/** The category of the customer in each region, for those who make prices; for others what it is. */
export function CategoryRows({
  regions,
  readOnly,
  given,
}: {
  regions: readonly Region[]
  readOnly: boolean
  given: readonly Given[]
}) {
  if (!readOnly)
    return (
      <Field.Rows name="priceCategories" label={words.priceCategoryByRegion()} add={words.priceCategoryAdd()}>
        {({ value }) => (
          <>
            <Category.Select
              name="regionId"
              label={kitWords.fieldRegion()}
              choices={regions.map(region => [region.id, region.regionName] as const)}
            />
            <Category.Combobox
              name="categoryName"
              label={words.priceCategoryName()}
              text={value.categoryName ? String(value.categoryName) : undefined}
              source={{
                path: 'price-category/search-pricecategory',
                value: 'categoryName',
                label: 'categoryName',
                detail: 'regionName',
              }}
            />
          </>
        )}
      </Field.Rows>
    )
  return (
    <div className="col-span-12">
      {given.map((row, index) => (
        <span key={row.regionId}>
          <input type="hidden" name={`priceCategories.${index}.regionId`} value={row.regionId} />
          <input type="hidden" name={`priceCategories.${index}.categoryName`} value={row.categoryName} />
        </span>
      ))}
      {given.length ? (
        <PlainTable
          caption={words.priceCategoryPlural()}
          rows={given}
          id={row => row.regionId}
          columns={[
            { label: kitWords.fieldRegion(), show: row => row.regionName },
            { label: words.priceCategoryName(), show: row => row.categoryName },
          ]}
        />
      ) : (
        <p className="text-muted text-table">{words.priceCategoryNone()}</p>
      )}
    </div>
  )
}
