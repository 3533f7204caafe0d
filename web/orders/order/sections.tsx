import type { ChangedOrder, NewOrder } from '~/domain/orders/order'
import type { OrderPreview, PlantSuggestion } from '~/web/kit/client/orders'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FoldedSection } from '~/web/kit/form/folded-section'
import { Section } from '~/web/kit/form/section'
import { PinField } from '~/web/kit/map/pin-field'
import { CANCELLED_BY } from '~/web/kit/record/cancellation-field'
import { DefaultServices } from '../default-extras'
import type { FormChoices } from '../form-choices'
import type { FormNames } from '../form-values'
import { OfferList } from '../offer-list'
import { PlantRows } from '../plant-rows'
import type { Offers } from '../use-offers'
import { ExposureField } from './exposure-field'

const Field = fieldsOf<typeof NewOrder>()
const Changed = fieldsOf<typeof ChangedOrder>()
const AddOn = rowFieldsOf<typeof NewOrder, 'associateProducts'>()
const Service = rowFieldsOf<typeof NewOrder, 'services'>()
const CUSTOMERS = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }
const PROJECTS = { path: 'project/active-projects', label: 'projectName', detail: 'projectCode' }
const LOCATIONS = { path: 'location?active=true', label: 'locationName', detail: 'address' }
const PRODUCTS = { path: 'order/products', label: 'productCode', detail: 'detail' }
const ADD_ONS = { path: 'order/add-ons', label: 'name', detail: 'unit' }
const SERVICES = { path: 'order/services', label: 'name', detail: 'unit' }
const PURCHASE_ORDERS = { path: 'order/purchase-orders', label: 'poNumber', detail: 'detail' }
const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'truckType' }
const BY_CUSTOMER = { customerId: 'customerId' }
const BY_PROJECT = { projectId: 'projectId' }
const PROMISE_STAYS = 'Leave empty if we move it: the promise stays.'

type Props = {
  choices: FormChoices
  names: FormNames
  suggestions: readonly PlantSuggestion[]
  offers: Offers
  usualExposure: OrderPreview['usualExposure']
  defaultServices: OrderPreview['defaultServices']
  mayDraft: boolean
  /** It asks for less than it did, so late that it costs. */
  loweredLate: boolean
  /** The site was promised something else. */
  movesPromise: boolean
  /** It is opened with its loads cut. */
  cut: boolean
}

/** What a caller says first, and folded the rest, each part with what it holds: the usual order fits one screen. */
export function OrderSections({ choices, names, suggestions, offers, usualExposure, ...asks }: Props) {
  const { defaultServices, mayDraft, loweredLate, movesPromise, cut } = asks
  return [
    <Section key="what" title="Order">
      <Field.Combobox name="customerId" label="Customer" source={CUSTOMERS} text={names.customer} />
      <Field.Combobox name="projectId" label="Project" source={PROJECTS} text={names.project} needs={BY_CUSTOMER} />
      <Field.Combobox name="locationId" label="Location" source={LOCATIONS} text={names.location} needs={BY_PROJECT} />
      <Field.Combobox
        name="purchaseOrderId"
        label="Purchase order"
        source={PURCHASE_ORDERS}
        text={names.purchaseOrder}
        needs={BY_PROJECT}
        optional
      />
      <Field.Date name="orderDate" label="Day" span={3} />
      <Field.Time name="startTime" label="First load on site" span={3} />
      <Field.Quantity name="quantity" label="Quantity" span={3} />
      <Field.Number name="spacingMinutes" label="Spacing" unit="min" span={3} />
      {loweredLate && <Changed.Select name="loweredBy" label="Lowered by" choices={CANCELLED_BY} span={4} />}
      {movesPromise && (
        <>
          <Changed.Text name="promise.askedBy" label="Customer: who asked" span={4} hint={PROMISE_STAYS} optional />
          <Changed.Text name="promise.reason" label="Why the promise changes" span={8} optional />
        </>
      )}
      <Field.Combobox name="productId" label="Product" source={PRODUCTS} text={names.product} span={8} />
      <Field.Select name="dischargeMethodId" label="Discharge" choices={choices.methods} span={4} optional />
      <div className="col-span-12 lg:hidden">
        <OfferList offers={offers} />
      </div>
      <Field.Text name="contactName" label="Contact at site" span={4} optional />
      <Field.Text name="contactPhone" label="Phone" type="tel" span={4} optional />
      <Field.Text name="landmark" label="Landmark" span={4} optional />
    </Section>,
    <div key="rest" className="grid grid-cols-12 gap-x-6">
      <FoldedSection title="Loads and call" open={cut}>
        <Field.Select name="truckTypeId" label="Truck type" choices={choices.truckTypes} empty="Any" optional />
        <Field.Quantity name="loadSize" label="Load size" span={6} hint="Default: by truck type and site" optional />
        <Field.Switch name="willCall" label="Will call" hint="Held until the site has to call." />
        <Field.Switch name="weatherPermitting" label="Weather permitting" />
        <Field.Quantity
          name="onCallQuantity"
          label="On call"
          span={6}
          hint="The last m³ of the order: no load is planned until the site asks."
          optional
        />
      </FoldedSection>
      <FoldedSection title="Plants" note="Without any, the best plant of the region is used.">
        <PlantRows suggestions={suggestions} taken={offers.taken} />
      </FoldedSection>
      <FoldedSection title="Pour" open={cut}>
        <Field.Select name="structureId" label="Structure" choices={choices.structures} optional />
        <Field.Select name="pumpId" label="Pump" choices={choices.pumps} empty="No pump" optional />
        <Field.Number name="unloadingMinutes" label="Unloading time per truck" unit="min" optional />
        <Field.Number name="dischargeLimitMinutes" label="Discharge limit" unit="min" optional />
        <Field.Select
          name="priority"
          label="Priority"
          choices={[
            ['1', '1, first'],
            ['2', '2'],
            ['3', '3, usual'],
            ['4', '4'],
            ['5', '5, last'],
          ]}
          span={3}
        />
      </FoldedSection>
      <FoldedSection title="Exposure">
        <ExposureField choices={choices.exposures} usual={usualExposure} />
      </FoldedSection>
      <FoldedSection title="Add-on products">
        <Field.Rows name="associateProducts" label="Per m³ of concrete" add="Add product">
          {({ value }) => (
            <>
              <AddOn.Combobox
                name="materialId"
                label="Product"
                source={ADD_ONS}
                text={String(value.name ?? '')}
                span={8}
              />
              <AddOn.Number name="quantity" label="Quantity" unit={`${String(value.unit ?? '')}/m³`} span={4} />
            </>
          )}
        </Field.Rows>
      </FoldedSection>
      <FoldedSection title="Services">
        <DefaultServices offered={defaultServices} />
        <Field.Rows
          name="services"
          label="Services and extra charges"
          add="Add service"
          hint="Services priced per m³ or per load are billed with every load; all others once, with the first load."
        >
          {({ value }) => (
            <>
              <Service.Combobox
                name="itemId"
                label="Service"
                source={SERVICES}
                text={String(value.name ?? '')}
                span={8}
              />
              <Service.Number name="quantity" label="Quantity" unit={String(value.unit ?? '')} span={4} />
            </>
          )}
        </Field.Rows>
      </FoldedSection>
      <FoldedSection title="Cylinder test" note="Saved only if required." only="cylinderTest.isRequired">
        <Field.Switch name="cylinderTest.isRequired" label="Required" />
        <Field.Number name="cylinderTest.sets" label="Sets" />
        <Field.Number name="cylinderTest.specimens" label="Specimens a set" />
        <Field.Text name="cylinderTest.ages" label="Ages" hint="e.g. 16 h, 7 d, 28 d" span={3} />
        <Field.Text name="cylinderTest.remarks" label="Remarks" span={9} optional />
      </FoldedSection>
      <FoldedSection title="Trucks, price and remarks">
        <Field.Rows
          name="fleetTruckIds"
          label="Preferred trucks"
          add="Add truck"
          hint="Other trucks come only if these cannot arrive in time. Without any, all suitable trucks can come."
        >
          {({ value }) => (
            <Field.Combobox
              name={'truck' as 'fleetTruckIds.truck'}
              label="Truck"
              source={TRUCKS}
              text={String(value.truckNo ?? '')}
            />
          )}
        </Field.Rows>
        <Field.UnitPrice name="oneOffPrice" label="One-off price" unit="/m³" span={4} optional />
        <Field.Text name="oneOffReason" label="Why this price" span={8} optional />
        <Field.Textarea name="remarks" label="Remarks" optional />
        {mayDraft && (
          <Field.Switch name="draft" label="Keep as a draft" hint="No loads and no capacity until it is booked." />
        )}
      </FoldedSection>
      <FoldedSection title="Pin of the pour">
        <PinField label="Pin of the pour" />
      </FoldedSection>
    </div>,
  ]
}
