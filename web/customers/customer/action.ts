import type { ActionFunctionArgs } from '@remix-run/node'
import { CustomerSave } from '~/domain/customers/customer'
import * as kitWords from '~/domain/kit/words'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, refused } from '~/web/kit/read-form'
import { CUSTOMERS_LIST, customerPath } from '../lookups'

/** Saves the customer with contacts and price categories; a changed one is shown again, a new one is in the list. */
export async function saveCustomer({ request, context, params }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, CustomerSave)
  const api = apiFor({ request, context, key }).customers.customer
  const json = {
    ...values,
    contacts: values.contacts ?? [],
    priceCategories: values.priceCategories ?? [],
    billSplit: values.billSplit ?? [],
  }
  const saved = await attempt(params.id ? api.$put({ json: { ...json, id: params.id } }) : api.$post({ json }))
  return saved.ok
    ? done(
        request,
        params.id ? customerPath(params.id) : CUSTOMERS_LIST,
        saved.data.approval?.message ?? kitWords.actionSaved({ name: saved.data.customerName }),
      )
    : refused(saved.problem, raw)
}
