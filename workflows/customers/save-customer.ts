import { saveContacts } from '~/db/customers/contact'
import {
  type CustomerRecord,
  customer,
  projectsOfCustomer,
  regionsOf,
  salespeopleOf,
  seenCustomer,
  seenCustomerIds,
} from '~/db/customers/customer'
import { sameRegistration } from '~/db/customers/registration'
import { sameName } from '~/db/customers/same-name'
import { nextNumber } from '~/db/kit/counter'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { termOfCustomer } from '~/db/pricing/agreed-payment-term'
import { mayDo } from '~/domain/access/ability'
import type { CustomerSave } from '~/domain/customers/customer'
import { bareNumber } from '~/domain/customers/registration'
import * as words from '~/domain/customers/words'
import { Denied, Invalid, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { removeTreatmentsOfCustomer } from '../pricing/set-agreed-gst-treatment'
import {
  isSameCategories,
  removeCategoriesOfCustomer,
  setCategoriesOfCustomer,
} from '../pricing/set-categories-of-customer'
import { removeTermsOfCustomer, setTermOfCustomer } from '../pricing/set-term-of-customer'

type Lists = Pick<CustomerSave, 'salespersonIds' | 'regionIds' | 'contacts' | 'priceCategories'>

/** With its payment term of today; `approval` is there where somebody else has to agree to another one, or to a category. */
export type SavedCustomer = CustomerRecord & { paymentTermId: string | null; approval: PendingPrice | null }

/** Creates without an id, changes with one, with the contacts, salespeople, regions and price categories. */
export async function saveCustomer(
  work: Work,
  { id, version, separateAccount, paymentTermId, ...given }: CustomerSave,
): Promise<SavedCustomer> {
  const { salespersonIds, regionIds, contacts, priceCategories, ...values } = given
  const lists = { salespersonIds: withOwn(work, salespersonIds), regionIds, contacts, priceCategories }
  const before = id ? await seenCustomer(work.sql, work.by, id) : undefined
  refuseCredit(work, before, values)
  const customerCode = values.customerCode ?? before?.customerCode ?? (await freeCode(work))
  await refuseTakenCode(work, customerCode, id)
  if (!separateAccount) {
    await refuseTakenRegistration(work, values.registrationNo, before)
    await refuseTakenName(work, values, before)
  }
  const saved = before
    ? await customer.update(work, { id: before.id, version: version ?? 0 }, { ...values, customerCode })
    : await customer.insert(work, { ...values, customerCode })
  const placed = await saveLists(work, saved.id, lists)
  const longer = await setTermOfCustomer(work, saved.id, paymentTermId)
  const approval = inOne([...(longer ? [longer] : []), ...placed])
  const term = await termOfCustomer(work.sql, saved.id, businessDay(work.now))
  return { ...saved, paymentTermId: term?.paymentTermId ?? null, approval }
}

export async function toggleCustomer(work: Work, key: Key, active: boolean): Promise<CustomerRecord> {
  await seenCustomer(work.sql, work.by, key.id)
  return customer.setActive(work, key, active)
}

/** Only a customer without any project was entered by mistake; everyone else is switched off. */
export async function removeCustomer(work: Work, key: Key): Promise<void> {
  await seenCustomer(work.sql, work.by, key.id)
  if (await projectsOfCustomer(work, key.id))
    throw new Refused(words.customerHasProjects(), undefined, { rule: 'history' })
  await saveContacts(work, key.id, [])
  await salespeopleOf.replace(work, key.id, [])
  await regionsOf.replace(work, key.id, [])
  await removeCategoriesOfCustomer(work, key.id)
  await removeTermsOfCustomer(work, key.id)
  await removeTreatmentsOfCustomer(work, key.id)
  await customer.remove(work, key)
}

async function saveLists(
  work: Work,
  id: string,
  { salespersonIds, regionIds, contacts, priceCategories }: Lists,
): Promise<PendingPrice[]> {
  await salespeopleOf.replace(
    work,
    id,
    [...new Set(salespersonIds)].map(salespersonId => ({ salespersonId })),
  )
  await regionsOf.replace(
    work,
    id,
    [...new Set(regionIds)].map(regionId => ({ regionId })),
  )
  if (contacts) await saveContacts(work, id, contacts)
  if (!priceCategories || (await isSameCategories(work, id, priceCategories))) return []
  if (!mayDo(work.by, 'manage', 'price_category'))
    throw new Denied(words.customerPriceCategoryDenied(), {
      priceCategories: [words.customerPriceCategoryFieldDenied()],
    })
  return setCategoriesOfCustomer(work, id, priceCategories)
}

/** The form has one line to say what waits for somebody else. */
function inOne([first, ...others]: readonly PendingPrice[]): PendingPrice | null {
  if (!first) return null
  return { ...first, message: [first, ...others].map(of => of.message).join('. ') }
}

/** A salesperson stays with the customer they enter or change, else it would vanish from their sight. */
function withOwn({ by }: Work, salespersonIds: string[]): string[] {
  const own = by.scope.all ? null : by.scope.salespersonId
  if (!by.scope.all && !own) throw new Denied(words.customerNoSalesperson())
  return own && !salespersonIds.includes(own) ? [own, ...salespersonIds] : salespersonIds
}

function refuseCredit(
  work: Work,
  before: CustomerRecord | undefined,
  after: Pick<CustomerSave, 'creditLimit' | 'creditSuspended'>,
): void {
  const changed =
    Number(before?.creditLimit ?? 0) !== Number(after.creditLimit ?? 0) ||
    (before?.creditSuspended ?? false) !== after.creditSuspended
  if (changed && !mayDo(work.by, 'manage', 'customer_credit'))
    throw new Denied(words.customerCreditDenied(), {
      creditLimit: [words.customerCreditFieldDenied()],
    })
}

async function refuseTakenCode(work: Work, code: string, id: string | null | undefined): Promise<void> {
  const taken = await customer.byCode(work.sql, code)
  if (!taken || taken.id === id) return
  const [seen] = await seenCustomerIds(work.sql, work.by, [taken.id])
  const text = seen
    ? words.customerCodeTaken({ code, name: taken.customerName })
    : words.customerCodeTakenUnseen({ code })
  throw invalid('customerCode', text)
}

/** The same company entered twice: whoever means a second account says so. A number that stays is not asked about again. */
async function refuseTakenRegistration(
  work: Work,
  registrationNo: string | null,
  before: CustomerRecord | undefined,
): Promise<void> {
  if (!registrationNo || bareNumber(registrationNo) === bareNumber(before?.registrationNo ?? '')) return
  const taken = await sameRegistration(work, registrationNo, before?.id)
  if (taken) throw invalid('registrationNo', words.customerRegistrationTaken(taken))
}

/** The same name where one of the two has no registration number to tell them apart; a name that stays is not asked about. */
async function refuseTakenName(
  work: Work,
  values: Pick<CustomerSave, 'customerName' | 'registrationNo'>,
  before: CustomerRecord | undefined,
): Promise<void> {
  if (values.customerName === before?.customerName) return
  const taken = await sameName(work, values, before?.id)
  if (!taken) return
  const [seen] = await seenCustomerIds(work.sql, work.by, [taken.id])
  if (!seen) throw new Refused(words.customerNameTakenUnseen(), undefined, { rule: 'same-name' })
  throw new Refused(words.customerNameTaken(taken), undefined, { rule: 'same-name', code: taken.code })
}

async function freeCode(work: Work): Promise<string> {
  for (let tries = 0; tries < 2000; tries++) {
    const code = `C${1000 + (await nextNumber(work, 'customer'))}`
    if (!(await customer.byCode(work.sql, code))) return code
  }
  throw new Invalid(words.customerNoFreeCode())
}
